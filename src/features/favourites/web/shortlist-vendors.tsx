import { useState, type ReactNode } from "react";
import { formatCount } from "../../../contract/format.ts";
import { compared_vendors_max } from "../../../contract/listings/limits.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import type { CardProvider } from "../../listings/web/cards/card-provider.ts";
import { ProviderGrid } from "../../listings/web/cards/provider-grid.tsx";
import { compareAddress } from "../../listings/web/compare/compare-address.ts";
import { ShareShortlist } from "./share-shortlist.tsx";
import styles from "./shortlist.module.css";

interface ShortlistVendorsProps {
  providers: readonly CardProvider[];
  onward: string;
  children: ReactNode;
}

/** Vendors with comparison and actions [couples-21]. */
export function ShortlistVendors({ providers, onward, children }: ShortlistVendorsProps) {
  const ids = providers.map(({ id }) => id);
  const { chosen, choose } = useChosen(ids);
  const isFull = chosen.length >= compared_vendors_max;
  const { date, near }: Partial<Record<string, string>> = Object.fromEntries(new URLSearchParams(onward));
  const label = `Compare (${chosen.length})`;
  return (
    <>
      <div className={styles.head}>
        <h2>{formatCount(ids.length, "vendor", "vendors")}</h2>
        {ids.length > 1 &&
          (chosen.length > 1 ? (
            <ButtonLink small to={compareAddress({ vendors: chosen, date, near })}>
              {label}
            </ButtonLink>
          ) : (
            <Button small disabled>
              {label}
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

/** All of a few, otherwise three, to leave room for another. */
function useChosen(ids: readonly string[]) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const usual = ids.slice(0, ids.length > compared_vendors_max ? compared_vendors_max - 1 : compared_vendors_max);
  const chosen = picked === null ? usual : ids.filter((id) => picked.includes(id));
  function choose(id: string, isChosen: boolean) {
    setPicked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  }
  return { chosen, choose };
}
