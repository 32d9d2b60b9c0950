import type { CSSProperties } from "react";
import { formatCount, formatRand } from "../../../../contract/format.ts";
import { priceSteps } from "../../../../contract/listings/filter-steps.ts";
import { FieldGroup } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/input.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import type { PriceCounts } from "../../count-list.ts";
import { formatRange } from "./picked-filters.ts";
import styles from "./price-fields.module.css";

interface PriceFieldsProps {
  priceFrom: number;
  priceTo: number;
  prices: PriceCounts | null;
}

/** With provider counts per step, as bars and for screen readers. */
export function PriceFields({ priceFrom, priceTo, prices }: PriceFieldsProps) {
  const unpriced = prices?.unpriced ?? 0;
  return (
    <FieldGroup
      legend="Typical wedding price"
      help={
        unpriced > 0 &&
        `${formatCount(unpriced, "vendor with price on request comes", "vendors with prices on request come")} last.`
      }
    >
      {prices && <Steps steps={prices.steps} />}
      <div className={styles.span}>
        <Amount name="priceFrom" label="From" value={priceFrom} />
        <Amount name="priceTo" label="To" value={priceTo} />
      </div>
    </FieldGroup>
  );
}

function Steps({ steps }: { steps: readonly number[] }) {
  const most = Math.max(1, ...steps);
  return (
    <ol className={styles.steps} aria-label="Providers by price">
      {steps.map((count, at) => (
        <li key={priceSteps[at] ?? 0} style={{ "--share": count / most } as CSSProperties}>
          <OutOfSight>
            {formatRange(priceSteps[at - 1] ?? 0, priceSteps[at] ?? 0)}: {formatCount(count, "vendor", "vendors")}
          </OutOfSight>
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ol>
  );
}

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
  const amounts = [...new Set([value, ...priceSteps])].filter((rand) => rand > 0).toSorted((a, b) => a - b);
  return (
    <Select name={name} aria-label={`Price ${label.toLowerCase()}`} defaultValue={value || ""}>
      <option value="">{label} any</option>
      {amounts.map((rand) => (
        <option key={rand} value={rand}>
          {label} {formatRand(rand)}
        </option>
      ))}
    </Select>
  );
}
