import { Suspense } from "react";
import { href, useNavigation } from "react-router";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/schema.ts";
import { Chips, FilterChip } from "../../../ui/chips.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pager } from "../../../ui/pager.tsx";
import { browseAddress } from "./browse-filters.ts";
import type { CardProvider } from "./card-provider.ts";
import { formatTotal } from "./format-total.ts";
import { lazyComponent } from "./lazy-component.ts";
import { MyCardPosition } from "./my-card-position.tsx";
import { NoConnection } from "./no-connection.tsx";
import type { PickedFilter } from "./picked-filters.ts";
import { ResultGroups } from "./result-groups.tsx";
import { SortDescription } from "./sort-description.tsx";
import type { SearchSummary } from "./summarise-search.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";
import styles from "./browse-page.module.css";

const TooFew = lazyComponent(async () => (await import("./too-few.tsx")).TooFew);

const ListMap = lazyComponent(
  async () => (await import("./map/list-map.tsx")).ListMap,
  () => "The map could not be loaded.",
);

const SearchMeaning = lazyComponent(async () => (await import("./search-meaning.tsx")).SearchMeaning);

interface BrowseResultsProps {
  filters: ListQuery;
  picked: readonly PickedFilter[];
  category: string | null;
  near?: string;
  providers: readonly CardProvider[];
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
  notice: string;
  understood: SearchSummary | null;
  ways: Ways | null;
  isOld: boolean;
  isMapped: boolean;
}

export function BrowseResults(props: BrowseResultsProps) {
  const { filters, picked, category, near, providers, total, isCapped, page, pages, notice, understood, ways } = props;
  const { isOld, isMapped } = props;
  const shown = providers.length;
  const isLeaving = useNavigation().location?.pathname === href("/providers");
  const focus = useRestoredFocus(filters);
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
              {formatTotal(total, isCapped)}
            </h2>
            {notice && <p>{notice}</p>}
          </div>
          {total > 1 && (
            <p>
              <SortDescription order={filters.sortBy} prefer={filters.prefer} guests={filters.guests} />
            </p>
          )}
        </div>
        {picked.length > 0 && (
          <Chips className={styles.chips}>
            {picked.map(({ label, without }) => (
              <FilterChip key={label} to={without} preventScrollReset>
                {label}
              </FilterChip>
            ))}
          </Chips>
        )}
      </div>
      {understood && (
        <Suspense>
          <SearchMeaning {...understood} />
        </Suspense>
      )}
      {isMapped && (
        <Suspense>
          <ListMap filters={filters} category={category} />
        </Suspense>
      )}
      <MyCardPosition list={browseAddress(filters)} category={category} />
      <ResultGroups providers={providers} place={near} filters={filters} />
      {(ways !== null || shown === 0) && (
        <Suspense>
          <TooFew {...{ filters, pages, total, ways, picked }} />
        </Suspense>
      )}
      {shown > 0 && (
        <Pager className={styles.pager} page={page} pages={pages} href={(each) => browseAddress(filters, each)} />
      )}
    </section>
  );
}
