import { formatCount, formatList, formatRand, formatRating } from "../../../../contract/format.ts";
import { factName } from "../../../../contract/providers/facts.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { quotedText } from "../../../providers/rules.ts";
import { formatRequestedDate } from "../cards/format-date-status.ts";
import { browseAddress } from "./browse-filters.ts";

export type PickedFilter = { name: keyof ListQuery | "price"; label: string; without: string };

/** Removing a category removes its subcategory, a place its distance. */
export function pickedFilters(
  filters: ListQuery,
  names: { category: string; subcategory: string; near?: string },
  addressOf: (filters: ListQuery) => string = browseAddress,
): PickedFilter[] {
  const { search, category, subcategory, province, city, verified, minTrustScore, priceRanges } = filters;
  const { near, within, priceFrom, priceTo, date, facts, guests } = filters;
  const picked: [boolean, PickedFilter["name"], string, Partial<ListQuery>][] = [
    [search !== "", "search", `“${quotedText(search) ?? search}”`, { search: "" }],
    [category !== "", "category", names.category, { category: "", subcategory: "" }],
    [subcategory !== "", "subcategory", names.subcategory, { subcategory: "" }],
    [province !== "", "province", province, { province: "" }],
    [city !== "", "city", `In “${city}”`, { city: "" }],
    [near !== "", "near", `Within ${within} km of ${names.near ?? near}`, { near: "" }],
    [date !== "", "date", `On ${formatRequestedDate(filters)}`, { date: "" }],
    [verified, "verified", "Verified only", { verified: false }],
    [minTrustScore > 0, "minTrustScore", `${formatRating(minTrustScore)} and up`, { minTrustScore: 0 }],
    [priceRanges.length > 0, "priceRanges", formatList(priceRanges), { priceRanges: [] }],
    [priceFrom + priceTo > 0, "price", formatRange(priceFrom, priceTo), { priceFrom: 0, priceTo: 0 }],
    [guests > 0, "guests", `For ${formatCount(guests, "guest", "guests")}`, { guests: 0 }],
  ];
  for (const code of facts)
    picked.push([true, "facts", factName(code), { facts: facts.filter((other) => other !== code) }]);
  const preferences = filters.prefer.split(",").flatMap((each) => each.trim() || []);
  for (const each of preferences) {
    const prefer = preferences.filter((other) => other !== each).join(", ");
    picked.push([true, "prefer", `First: ${each}`, { prefer }]);
  }
  return picked.flatMap(([isOn, name, label, change]) =>
    isOn ? [{ name, label, without: addressOf({ ...filters, ...change }) }] : [],
  );
}

/** 0 is an open end: `R 5 000 to R 20 000`, `From R 5 000`, `Up to R 20 000`. */
export function formatRange(from: number, to: number): string {
  if (to === 0) return `From ${formatRand(from)}`;
  return from === 0 ? `Up to ${formatRand(to)}` : `${formatRand(from)} to ${formatRand(to)}`;
}
