import ListFilter from "lucide/dist/esm/icons/list-filter.mjs";
import MapDrawing from "lucide/dist/esm/icons/map.mjs";
import { useCallback, useState } from "react";
import { href } from "react-router";
import { useLater } from "../../../../client/use-later.ts";
import { sortOrders, type SortOrder } from "../../../../contract/choices.ts";
import * as limits from "../../../../contract/limits.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/form/input.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import type { FactCounts, PriceCounts } from "../../count-list.ts";
import { orderNames } from "../order-names.ts";
import { SearchCombobox } from "../search/search-combobox.tsx";
import { browseAddress } from "./browse-filters.ts";
import { columnAlive, FilterColumn } from "./filter-column.tsx";
import type { PickedFilter } from "./picked-filters.ts";
import { useFilterForm } from "./use-filter-form.ts";
import styles from "./browse-form.module.css";

const loadSheet = () => import("./filter-sheet.tsx");

interface BrowseFormProps {
  filters: ListQuery;
  picked: readonly PickedFilter[];
  categories: readonly { name: string; slug: string }[];
  subcategories: readonly { name: string; slug: string }[];
  prices: PriceCounts | null;
  facts: FactCounts;
  near?: string | undefined;
  total: number;
  isCapped: boolean;
  /** An earlier list, shown because the requested one failed to load. */
  isOld?: boolean;
  isMapped: boolean;
  onMap: () => void;
}

export function BrowseForm(props: BrowseFormProps) {
  const { filters, picked, subcategories, total, isCapped, isOld, isMapped, onMap, ...offered } = props;
  // a new category drops the subcategory
  function read(params: URLSearchParams): ListQuery {
    const next = listQuery.read(params);
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
  const sheet = useLater(loadSheet, isSheetOpen, close, "The filters could not be loaded.");
  const fields = {
    version,
    filters: chosen,
    subcategories: chosen.category === filters.category ? subcategories : [],
    ...offered,
  };
  return (
    <form {...form} action={href("/providers")} className={styles.form} aria-label="Search and filters">
      <div className={styles.top}>
        <SearchCombobox
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
