import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { useState } from "react";
import { sortOrders, type SortOrder } from "../../../contract/choices.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SearchField, Select } from "../../../ui/input.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import type { PriceCounts } from "../count-price-steps.ts";
import { browseAddress, filtersOf, noFilters, type BrowseFilters } from "./browse-filters.ts";
import { FilterFields } from "./filter-fields.tsx";
import { orderNames } from "./order-names.ts";
import { pickedFilters } from "./picked-filters.ts";
import { useFilterForm } from "./use-filter-form.ts";
import styles from "./browse-form.module.css";

interface BrowseFormProps {
  filters: BrowseFilters;
  categories: readonly { name: string; slug: string }[];
  subcategories: readonly { name: string; slug: string }[];
  prices: PriceCounts | null;
  /** How many providers match. */
  total: number;
  /** The list is from before, because the one that was asked for could not be fetched. */
  isOld?: boolean;
}

/** Search, order and filters of the browse page: one form, which a column holds on wide screens and a sheet on narrow ones. */
export function BrowseForm({ filters, categories, subcategories, prices, total, isOld }: BrowseFormProps) {
  // a subcategory goes with the category that its list was made for
  function read(said: URLSearchParams): BrowseFilters {
    const next = filtersOf(said);
    return next.category === filters.category ? next : { ...next, subcategory: "" };
  }
  const { chosen, version, set, isIdle, form } = useFilterForm({ filters, addressOf: browseAddress, read });
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { search, sortBy } = chosen;
  const on = pickedFilters({ ...filters, search: "" }, { category: "", subcategory: "" }).length;
  const close = () => setIsSheetOpen(false);
  const fields = (
    <FilterFields
      key={version}
      filters={chosen}
      categories={categories}
      subcategories={chosen.category === filters.category ? subcategories : []}
      prices={prices}
    />
  );
  return (
    <form {...form} action="/providers" className={styles.form} aria-label="Search and filters">
      <div className={styles.top}>
        <SearchField
          key={`search ${version}`}
          className={styles.search}
          label="Search providers"
          name="search"
          placeholder="Name, category or town"
          defaultValue={search}
          maxLength={limits.search_length_max}
          enterKeyHint="search"
        />
        <Button type="submit" className={styles.withoutScript}>
          Search
        </Button>
        <Button variant="outline" icon={SlidersHorizontal} className={styles.open} onClick={() => setIsSheetOpen(true)}>
          Filters
          {on > 0 && (
            <Badge>
              {on}
              <OutOfSight> on</OutOfSight>
            </Badge>
          )}
        </Button>
        <Order key={`order ${version}`} order={sortBy} />
      </div>
      <div className={styles.side}>
        <h2>Filters</h2>
        {!isSheetOpen && fields}
        <Button type="submit" wide className={styles.withoutScript}>
          Apply filters
        </Button>
      </div>
      <Dialog
        sheet
        title="Filters"
        open={isSheetOpen}
        onClose={close}
        foot={
          <>
            <Button variant="quiet" onClick={() => set({ ...noFilters, search, sortBy })}>
              Clear all
            </Button>
            <Button onClick={close}>
              <span aria-live="polite">{showWords(total, isIdle, isOld)}</span>
            </Button>
          </>
        }
      >
        {isSheetOpen && fields}
      </Dialog>
    </form>
  );
}

/** What the sheet's button promises: how many it shows, once they are counted. */
function showWords(total: number, isIdle: boolean, isOld = false): string {
  if (!isIdle) return "Counting…";
  return isOld ? "No connection: show the list as it was" : `Show ${formatCount(total, "provider", "providers")}`;
}

function Order({ order }: { order: SortOrder }) {
  return (
    <Select name="sortBy" aria-label="Sort by" defaultValue={order} className={styles.sort}>
      {sortOrders.map((each) => (
        <option key={each} value={each}>
          {orderNames[each]}
        </option>
      ))}
    </Select>
  );
}
