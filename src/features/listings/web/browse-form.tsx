import ListFilter from "lucide/dist/esm/icons/list-filter.mjs";
import MapDrawing from "lucide/dist/esm/icons/map.mjs";
import { useCallback, useState, useEffect } from "react";
import { href } from "react-router";
import { sortOrders, type SortOrder } from "../../../contract/choices.ts";
import * as limits from "../../../contract/limits.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/input.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { failureSentence } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { FactCounts, PriceCounts } from "../count-list.ts";
import { browseAddress } from "./browse-filters.ts";
import { columnAlive, FilterColumn } from "./filter-column.tsx";
import { LineField } from "./line-field.tsx";
import { orderNames } from "./order-names.ts";
import type { PickedFilter } from "./picked-filters.ts";
import { useFilterForm } from "./use-filter-form.ts";
import styles from "./browse-form.module.css";

const load = () => import("./filter-sheet.tsx");

/** The sheet's module once it is wanted and there. When it can't be fetched, the visitor is told and it is given up. */
function useFilterSheet(isWanted: boolean, giveUp: () => void) {
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || fetched) return;
    load().then(setFetched, (cause: unknown) => {
      toast(failureSentence(cause, "The filters could not be loaded."), undefined, { tone: "bad" });
      giveUp();
    });
  }, [isWanted, fetched, giveUp, toast]);
  return fetched;
}

interface BrowseFormProps {
  filters: ListQuery;
  /** Each filter that is on. */
  picked: readonly PickedFilter[];
  categories: readonly { name: string; slug: string }[];
  subcategories: readonly { name: string; slug: string }[];
  prices: PriceCounts | null;
  /** How many of the list state each fact. */
  facts: FactCounts;
  /** What the place is called that the list is near. */
  near?: string | undefined;
  /** How many providers match. */
  total: number;
  /** There are more than the total. */
  isCapped: boolean;
  /** The list is from before, because the one that was asked for could not be fetched. */
  isOld?: boolean;
  /** The list is shown on a map, too. */
  isMapped: boolean;
  onMap: () => void;
}

/** Search, order and filters of the browse page: one form, which a bar holds on wide screens and a sheet on narrow ones. */
export function BrowseForm(props: BrowseFormProps) {
  const { filters, picked, subcategories, total, isCapped, isOld, isMapped, onMap, ...offered } = props;
  // a subcategory goes with the category that its list was made for
  function read(said: URLSearchParams): ListQuery {
    const next = listQuery.read(said);
    return next.category === filters.category ? next : { ...next, subcategory: "" };
  }
  const { chosen, version, set, isIdle, form } = useFilterForm({
    filters,
    addressOf: browseAddress,
    read,
    alive: columnAlive,
  });
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { search, sortBy } = chosen;
  const on = picked.filter(({ name }) => name !== "search").length;
  const close = useCallback(() => setIsSheetOpen(false), []);
  const sheet = useFilterSheet(isSheetOpen, close);
  const fields = {
    version,
    filters: chosen,
    subcategories: chosen.category === filters.category ? subcategories : [],
    ...offered,
  };
  return (
    <form {...form} action={href("/providers")} className={styles.form} aria-label="Search and filters">
      <div className={styles.top}>
        <LineField
          key={`search ${version}`}
          className={styles.search}
          label="Search vendors"
          name="search"
          placeholder="Photographer in Durban"
          defaultValue={search}
          maxLength={limits.search_length_max}
          enterKeyHint="search"
        />
        <Button type="submit" className={styles.withoutScript}>
          Search
        </Button>
        <Button
          variant="outline"
          icon={ListFilter}
          className={styles.open}
          busy={isSheetOpen && !sheet}
          onClick={() => setIsSheetOpen(true)}
        >
          Filters
          {on > 0 && (
            <Badge>
              {on}
              <OutOfSight> on</OutOfSight>
            </Badge>
          )}
        </Button>
        <Order key={`order ${version}`} order={sortBy} near={chosen.near} />
        <Button variant="outline" icon={MapDrawing} className={styles.map} aria-expanded={isMapped} onClick={onMap}>
          <span className={styles.words}>{isMapped ? "Hide" : "Show"} map</span>
        </Button>
      </div>
      <div className={styles.side} role="group" aria-label="Filters">
        {!(isSheetOpen && sheet) && <FilterColumn {...fields} />}
        <Button type="submit" className={styles.withoutScript}>
          Apply filters
        </Button>
      </div>
      {sheet && (
        <sheet.FilterSheet
          open={isSheetOpen}
          onClose={close}
          onClear={() => set({ ...listQuery.empty, search, sortBy })}
          fields={fields}
          {...{ total, isCapped, isIdle, isOld }}
        />
      )}
    </form>
  );
}

function Order({ order, near }: { order: SortOrder; near: string }) {
  return (
    <Select name="sortBy" aria-label="Sort by" defaultValue={order} className={styles.sort}>
      {sortOrders.map(
        (each) =>
          (near || each !== "distance") && (
            <option key={each} value={each}>
              {orderNames[each]}
            </option>
          ),
      )}
    </Select>
  );
}
