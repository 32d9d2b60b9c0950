import type { ReactNode } from "react";
import { formatCount } from "../../../contract/format.ts";
import type { CardProvider } from "../../listings/web/card-provider.ts";
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

/** The vendors of a shortlist, and what can be done with all of them. */
export function ShortlistVendors({ providers, onward, children }: ShortlistVendorsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{formatCount(providers.length, "vendor", "vendors")}</h2>
        {children}
        <ShareShortlist ids={providers.map(({ id }) => id)} onward={onward} />
      </div>
      <ProviderGrid providers={providers} place="page" />
    </>
  );
}
