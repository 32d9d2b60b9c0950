import { useVisitor } from "../../../../client/session/session.ts";
import * as limits from "../../../../contract/listings/limits.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { useSaved } from "../cards/hearts.ts";
import { compareAddress } from "./compare-address.ts";
import styles from "../cards/result-groups.module.css";

interface CompareHeartsProps {
  providers: readonly { id: string }[];
  filters: { near: string; within: number; date: string };
}

/** Appears with two hearts in the list [browse-30]. */
export function CompareHearts({ providers, filters: { near, within, date } }: CompareHeartsProps) {
  const isSaved = useSaved();
  const { kind } = useVisitor();
  const saved = kind === "provider" ? [] : providers.filter(({ id }) => isSaved(id));
  const vendors = saved.slice(0, limits.compared_vendors_max).map(({ id }) => id);
  return (
    <div className={styles.compare} aria-live="polite">
      {vendors.length > 1 && (
        <ButtonLink small variant="outline" to={compareAddress({ vendors, near, within, date })}>
          Compare ({vendors.length})
        </ButtonLink>
      )}
    </div>
  );
}
