import { formatRating } from "../../../contract/format.ts";
import { browseAddress, type BrowseFilters } from "./browse-filters.ts";

/** Each filter that is on in words, with the address of the list without it. */
export function pickedFilters(filters: BrowseFilters, category_name: string): { label: string; without: string }[] {
  const { search, category, province, city, verified, minTrustScore, priceRanges } = filters;
  const picked: [boolean, string, Partial<BrowseFilters>][] = [
    [search !== "", `“${search}”`, { search: "" }],
    [category !== "", category_name, { category: "" }],
    [province !== "", province, { province: "" }],
    [city !== "", `In “${city}”`, { city: "" }],
    [verified, "Verified only", { verified: false }],
    [minTrustScore > 0, `${formatRating(minTrustScore)} and up`, { minTrustScore: 0 }],
    [priceRanges.length > 0, inWords(priceRanges), { priceRanges: [] }],
  ];
  return picked.flatMap(([isOn, label, change]) =>
    isOn ? [{ label, without: browseAddress({ ...filters, ...change }) }] : [],
  );
}

function inWords(tiers: readonly string[]): string {
  if (tiers.length < 2) return tiers.join("");
  return `${tiers.slice(0, -1).join(", ")} and ${tiers.at(-1) ?? ""}`;
}
