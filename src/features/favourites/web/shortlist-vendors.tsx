import { useState, type ReactNode } from "react";
import { formatCount } from "../../../contract/format.ts";
import { compared_vendors_max } from "../../../contract/listings/limits.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import type { CardProvider } from "../../listings/web/card-provider.ts";
import { compareAddress } from "../../listings/web/compare-address.ts";
import { ProviderGrid } from "../../listings/web/provider-grid.tsx";
import { ShareShortlist } from "./share-shortlist.tsx";
import styles from "./shortlist.module.css";

interface ShortlistVendorsProps {
  providers: readonly CardProvider[];
  /** The date and the place that were searched for, as addresses have them. */
  onward: string;
  /** What else can be done with them. */
  children: ReactNode;
}

/** The vendors of a shortlist, which of them to compare, and what can be done with all of them [couples-21]. */
export function ShortlistVendors({ providers, onward, children }: ShortlistVendorsProps) {
  const ids = providers.map(({ id }) => id);
  const { chosen, choose } = useChosen(ids);
  const isFull = chosen.length >= compared_vendors_max;
  const { date, near }: Partial<Record<string, string>> = Object.fromEntries(new URLSearchParams(onward));
  const words = `Compare (${chosen.length})`;
  return (
    <>
      <div className={styles.head}>
        <h2>{formatCount(ids.length, "vendor", "vendors")}</h2>
        {ids.length > 1 &&
          (chosen.length > 1 ? (
            <ButtonLink small to={compareAddress({ vendors: chosen, date, near })}>
              {words}
            </ButtonLink>
          ) : (
            <Button small disabled>
              {words}
            </Button>
          ))}
        {children}
        <ShareShortlist ids={ids} onward={onward} />
      </div>
      <ProviderGrid
        providers={providers}
        place="page"
        renderBelow={({ id, business_name }) =>
          ids.length > 1 && (
            <Check
              className={styles.choice}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
            >
              Compare<OutOfSight> {business_name}</OutOfSight>
            </Check>
          )
        }
      />
    </>
  );
}

/** Which are compared: of a few all, of more the first three, so that another can be added. */
function useChosen(ids: readonly string[]) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const usual = ids.slice(0, ids.length > compared_vendors_max ? compared_vendors_max - 1 : compared_vendors_max);
  // in the order of the cards, without those that have left
  const chosen = picked === null ? usual : ids.filter((id) => picked.includes(id));
  function choose(id: string, isChosen: boolean) {
    setPicked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  }
  return { chosen, choose };
}
