import { Suspense } from "react";
import { href, useNavigation } from "react-router";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/shapes.ts";
import { Chips, FilterChip } from "../../../ui/chips.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pager } from "../../../ui/pager.tsx";
import { browseAddress } from "./browse-filters.ts";
import type { CardProvider } from "./card-provider.ts";
import { fetchPart } from "./fetch-part.ts";
import { NoConnection } from "./no-connection.tsx";
import { OrderLine } from "./order-line.tsx";
import { OwnCardPlace } from "./own-card-place.tsx";
import type { PickedFilter } from "./picked-filters.ts";
import { ResultGroups } from "./result-groups.tsx";
import type { ShownLine } from "./shown-line.ts";
import { totalWords } from "./total-words.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import styles from "./browse-page.module.css";

const TooFew = fetchPart(async () => (await import("./too-few.tsx")).TooFew);

const ListMap = fetchPart(
  async () => (await import("./map/list-map.tsx")).ListMap,
  () => "The map could not be loaded.",
);

const UnderstoodLine = fetchPart(async () => (await import("./understood-line.tsx")).UnderstoodLine);

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
  understood: ShownLine | null;
  ways: Ways | null;
  isOld: boolean;
  isMapped: boolean;
}

export function BrowseResults(props: BrowseResultsProps) {
  const { filters, picked, category, near, providers, total, isCapped, page, pages, notice, understood, ways } = props;
  const { isOld, isMapped } = props;
  const shown = providers.length;
  const isLeaving = useNavigation().location?.pathname === href("/providers");
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
              {totalWords(total, isCapped)}
            </h2>
            {notice && <p>{notice}</p>}
          </div>
          {total > 1 && (
            <p>
              <OrderLine order={filters.sortBy} prefer={filters.prefer} guests={filters.guests} />
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
          <UnderstoodLine {...understood} />
        </Suspense>
      )}
      {isMapped && (
        <Suspense>
          <ListMap filters={filters} category={category} />
        </Suspense>
      )}
      <OwnCardPlace list={browseAddress(filters)} category={category} />
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
