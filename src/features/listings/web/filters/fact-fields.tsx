import { formatNumber } from "../../../../contract/format.ts";
import { factGroups } from "../../../../contract/providers/facts.ts";
import { ChoiceChip, Chips } from "../../../../ui/form/chips.tsx";
import { FieldGroup } from "../../../../ui/form/field.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import type { FactCounts } from "../../count-list.ts";
import styles from "./filter-fields.module.css";

/** Facts nobody states are left out, unless chosen. */
export function FactFields({ chosen, counts }: { chosen: readonly string[]; counts: FactCounts }) {
  return factGroups.map(({ title, facts }) => {
    const offered = facts.filter(({ code }) => chosen.includes(code) || (counts[code] ?? 0) > 0);
    if (offered.length === 0) return null;
    return (
      <FieldGroup key={title} legend={title}>
        <Chips>
          {offered.map(({ code, name }) => (
            <ChoiceChip key={code} name="facts" value={code} defaultChecked={chosen.includes(code)}>
              {name} <Tally count={counts[code] ?? 0} />
            </ChoiceChip>
          ))}
        </Chips>
      </FieldGroup>
    );
  });
}

function Tally({ count }: { count: number }) {
  return (
    <span className={styles.tally}>
      {formatNumber(count)}
      <OutOfSight> {count === 1 ? "vendor" : "vendors"}</OutOfSight>
    </span>
  );
}
