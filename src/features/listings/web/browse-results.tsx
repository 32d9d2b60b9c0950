import { Suspense, useMemo } from "react";
import { href, useNavigation } from "react-router";
import { formatCount } from "../../../contract/format.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/shapes.ts";
import { Chips, FilterChip } from "../../../ui/chips.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { unpackRows, type PackedRows } from "../../../ui/packed.ts";
import { Pager } from "../../../ui/pager.tsx";
import { browseAddress } from "./browse-filters.ts";
import type { CardProvider } from "./card-provider.ts";
import { fetchPart } from "./fetch-part.ts";
import { NoConnection } from "./no-connection.tsx";
import { OrderLine } from "./order-line.tsx";
import { OwnCardPlace } from "./own-card-place.tsx";
import { pickedFilters } from "./picked-filters.ts";
import { ProviderGrid } from "./provider-grid.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import styles from "./browse-page.module.css";

/** Fetched only where a list found too little. */
const TooFew = fetchPart(async () => (await import("./too-few.tsx")).TooFew);

interface BrowseResultsProps {
  filters: ListQuery;
  category: string | null;
  subcategory: string;
  providers: PackedRows<CardProvider>;
  total: number;
  page: number;
  pages: number;
  isNear: boolean;
  ways: Ways | null;
  /** The list is from before, because the one that was asked for could not be fetched. */
  isOld: boolean;
}

/** What a list found: how many, by which filters, and the cards of one page. */
export function BrowseResults(props: BrowseResultsProps) {
  const { filters, category, subcategory, total, page, pages, isNear, ways, isOld } = props;
  const providers = useMemo(() => unpackRows(props.providers), [props.providers]);
  const isLeaving = useNavigation().location?.pathname === href("/providers");
  const picked = pickedFilters(filters, { category: category ?? filters.category, subcategory });
  const focus = useFocusKept(filters);
  return (
    <section
      {...focus}
      aria-labelledby="count"
      aria-busy={isLeaving}
      className={classNames(styles.results, isLeaving && styles.leaving)}
    >
      {isOld && <NoConnection />}
      <div className={styles.head}>
        <div>
          <div aria-live="polite">
            <h2 id="count" tabIndex={-1}>
              {formatCount(total, "provider", "providers")}
            </h2>
            {isNear && <p>Showing near matches for “{filters.search}”.</p>}
          </div>
          {total > 1 && (
            <p>
              <OrderLine order={filters.sortBy} />
            </p>
          )}
        </div>
        {picked.length > 0 && (
          <Chips className={styles.chips}>
            {picked.map(({ name, label, without }) => (
              <FilterChip key={name} to={without} preventScrollReset>
                {label}
              </FilterChip>
            ))}
          </Chips>
        )}
      </div>
      <OwnCardPlace list={browseAddress(filters)} category={category} />
      {providers.length > 0 && <ProviderGrid providers={providers} place="beside" />}
      {(ways !== null || providers.length === 0) && (
        <Suspense>
          <TooFew {...{ filters, pages, total, ways, picked }} />
        </Suspense>
      )}
      {providers.length > 0 && (
        <Pager className={styles.pager} page={page} pages={pages} href={(each) => browseAddress(filters, each)} />
      )}
    </section>
  );
}
