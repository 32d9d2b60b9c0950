import { priceTiers } from "../../../contract/choices.ts";
import * as limits from "../../../contract/limits.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { priceTierNames } from "../../../contract/providers/price-labels.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import { SearchField, Select } from "../../../ui/form/input.tsx";
import { Tiers } from "../../../ui/form/segments.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { listingOrders } from "./filters/filter-listing.ts";
import { orderNames } from "./order-names.ts";
import styles from "./home-listing.module.css";

const tiers = priceTiers.map((tier) => ({ value: tier, label: tier, hint: priceTierNames[tier] }));

interface NarrowingProps {
  category: string;
  filters: ListQuery;
  order: (typeof listingOrders)[number];
}

export function HomeNarrowing({ category, filters, order }: NarrowingProps) {
  return (
    <>
      <input type="hidden" name="category" value={category} />
      <SearchField
        className={styles.search}
        label="Search this list"
        name="search"
        placeholder="Name, person or town"
        defaultValue={filters.search}
        maxLength={limits.search_length_max}
      />
      <FieldGroup legend={<OutOfSight>Price range</OutOfSight>}>
        <Tiers compact name="priceRanges" options={tiers} defaultValues={filters.priceRanges} />
      </FieldGroup>
      <Select name="sortBy" aria-label="Sort by" defaultValue={order} className={styles.sort}>
        {listingOrders.map((name) => (
          <option key={name} value={name}>
            {orderNames[name]}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.withoutScript}>
        Search
      </Button>
    </>
  );
}
