import type { MouseEvent, ReactNode } from "react";
import { formatNumber } from "../../../contract/format.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/schema.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/form/chips.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { bulkContactAddress } from "./bulk-contact-address.ts";
import type { PickedFilter } from "./filters/picked-filters.ts";
import styles from "./browse-page.module.css";

interface FilterSuggestionsProps {
  filters: ListQuery;
  ways: Ways;
  picked: readonly PickedFilter[];
  addressOf: (filters: ListQuery) => string;
  /** False leaves the navigation to the link. */
  follow?: (to: string) => boolean;
  children?: ReactNode;
}

export function FilterSuggestions({ ways, filters, picked, addressOf, follow, children }: FilterSuggestionsProps) {
  const totals = new Map(Object.entries(ways.without));
  const totalsAlone = new Map(Object.entries(ways.alone));
  const loose = asOne(picked, filters, addressOf).flatMap(({ name, label, without: to }) => {
    const total = totals.get(name);
    return total === undefined ? [] : [{ to, label: `Without ${label}`, total }];
  });
  // an unknown category is removed with the rest
  const hasCategory = !totals.has("category");
  const who = (hasCategory && picked.find(({ name }) => name === "category")?.label) || "";
  const category = hasCategory ? filters.category : "";
  const only = picked.flatMap(({ name, label }) => {
    const total = totalsAlone.get(name);
    const { within } = name === "near" ? filters : listQuery.empty;
    const to = addressOf({ ...listQuery.empty, category, within, [name]: name === "price" ? "" : filters[name] });
    return total === undefined ? [] : [{ to, label: `Only ${quoted(label)}`, total }];
  });
  const elsewhere = { ...filters, near: "", ...(ways.is_place_searched && { search: "" }) };
  const { wider } = ways;
  const further = wider
    ? [{ to: addressOf({ ...filters, within: wider.within }), label: `Within ${wider.within} km`, total: wider.total }]
    : [];
  const near = ways.towns.map(({ city, total }) => ({ to: addressOf({ ...elsewhere, city }), label: city, total }));
  const provinces = ways.provinces.map(({ province, total }) => ({
    to: addressOf({ ...elsewhere, city: "", province }),
    label: province,
    total,
  }));
  return (
    <div className={styles.ways}>
      {children}
      <SuggestionList title={`${who || "Vendors"} elsewhere`} suggestions={[...further, ...near, ...provinces]} />
      <SuggestionList
        title={`${who || "Vendors"} with fewer filters`}
        suggestions={[...loose, ...only]}
        follow={follow}
      />
      <h3>Ask several at once</h3>
      <p>Tell us about your day once, and we send it to businesses in the categories that you choose.</p>
      <LinkOn to={bulkContactAddress(filters)}>Contact Multiple Vendors</LinkOn>
    </div>
  );
}

interface SuggestionListProps {
  title: string;
  suggestions: readonly { to: string; label: ReactNode; total: number }[];
  follow?: FilterSuggestionsProps["follow"];
}

export function SuggestionList({ title, suggestions, follow }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  const press = (to: string) => (event: MouseEvent) => void (follow?.(to) && event.preventDefault());
  return (
    <>
      <h3>{title}</h3>
      <Chips>
        {suggestions.map(({ to, label, total }) => (
          <ButtonLink key={to} small variant="outline" to={to} preventScrollReset onClick={press(to)}>
            {label}: {formatNumber(total)}
          </ButtonLink>
        ))}
      </Chips>
    </>
  );
}

/** Facts are removed together, because they are counted together. */
function asOne(
  picked: readonly PickedFilter[],
  filters: ListQuery,
  addressOf: FilterSuggestionsProps["addressOf"],
): PickedFilter[] {
  const facts = picked.filter(({ name }) => name === "facts").map(({ label }) => quoted(label));
  const others = picked.filter(({ name }) => name !== "facts").map((each) => ({ ...each, label: quoted(each.label) }));
  if (facts.length === 0) return others;
  return [...others, { name: "facts", label: facts.join(" and "), without: addressOf({ ...filters, facts: [] }) }];
}

function quoted(label: string): string {
  return label.includes("“") ? label.replace(/^In /, "") : `“${label}”`;
}
