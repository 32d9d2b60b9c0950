import { capitalise, formatCount, formatDate, formatRand } from "../../../contract/format.ts";
import { factCode, factCodes } from "../../../contract/providers/facts.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import type { KnownCategories } from "../../categories/look-up-categories.ts";
import { findPlace, fullName } from "../../places/rules.ts";
import { addressSlug } from "../../providers/rules.ts";
import type { FactCounts } from "../count-list.ts";
import { isUnderstood, parseSearch, type ParsedSearch } from "./parse-line.ts";
import { readMisspelt, type Misspelt } from "./read-misspelt.ts";
import { withReading } from "./resolve-search.ts";

export type SearchDescription = {
  /** Empty if nothing is filtered or ranked. */
  meaning: string;
  /** Sentences about parts that are not filters, or that no vendor mentions. */
  notes: string[];
  suggestions: { label: string; query: ProviderQuery; isRead: boolean }[];
};

/**
 * Describes how the search line was read [browse-21]; null if all of it is text.
 * @param counts by fact, how many of the list state it
 * @param unmentioned the query's preferences that nobody in the list mentions
 */
export function describeSearch(
  query: ProviderQuery,
  line: string,
  known: KnownCategories,
  today?: string,
  counts?: FactCounts,
  unmentioned: readonly string[] = [],
): SearchDescription | null {
  const plain = parseSearch(line, today);
  const misspelt = readMisspelt(line, today);
  const guesses = misspelt ? guessesOf(misspelt) : [];
  const guess = guesses.find(({ near }) => near === query.near);
  const reading = guess ?? plain;
  if (!isUnderstood(reading) && query.prefer === undefined) return null;
  const { categories, places } = plain.others;
  const others: ParsedSearch[] = [
    ...categories.map((category) => ({ ...reading, category, subcategory: undefined })),
    ...places.map((near) => ({ ...reading, near })),
  ];
  const facts = factsOf(reading, query);
  const base = { ...query, facts: query.facts?.filter((code) => !facts.some((want) => factCode(want) === code)) };
  const unplaced = { ...base, near: undefined, within: undefined, sortBy: undefined };
  const meaning = meaningOf(withoutUnmentioned(reading, unmentioned), known, query, counts);
  const unranked = listQuery.withDefaults({ ...query, prefer: undefined, sortBy: undefined });
  const nobody = listQuery.write(unranked) === "" ? "No vendor" : "No vendor here";
  return {
    meaning: meaning === anybody ? "" : meaning + (guess && misspelt ? ` (we don’t know “${misspelt.words}”)` : ""),
    notes: [
      ...(reading.note === undefined ? [] : [reading.note]),
      ...unmentioned.map((words) => `${nobody} mentions “${words}”.`),
    ],
    suggestions: [
      ...(guess && isUnderstood(plain)
        ? [{ label: labelOf(plain, known), query: withReading(unplaced, plain), isRead: true }]
        : []),
      ...guesses
        .filter((each) => each !== guess)
        .map((each) => ({
          label: `Did you mean ${labelOf(each, known)}?`,
          query: withReading(base, each),
          isRead: true,
        })),
      ...others.map((other) => ({ label: labelOf(other, known), query: withReading(base, other), isRead: true })),
      ...(facts.length > 0 ? [withUnlisted(base, facts)] : []),
      { label: "Search for the exact text", query: asText(base, line, plain), isRead: false },
    ],
  };
}

function withoutUnmentioned({ search, wants, ...reading }: ParsedSearch, unmentioned: readonly string[]): ParsedSearch {
  const some = wants?.filter((want) => !unmentioned.includes(want));
  return {
    ...reading,
    ...(some && { wants: some }),
    ...(search !== undefined && !unmentioned.includes(search) && { search }),
  };
}

function labelOf(reading: ParsedSearch, known: KnownCategories): string {
  return capitalise(meaningOf(reading, known));
}

const anybody = "vendors";

function withUnlisted(base: ProviderQuery, facts: readonly string[]): SearchDescription["suggestions"][number] {
  const prefer = [...facts, base.prefer].filter(Boolean).join(", ");
  return {
    label: `Include vendors who don’t list ${all.format(facts)}`,
    query: { ...base, prefer, page: undefined },
    isRead: false,
  };
}

function asText(
  base: ProviderQuery,
  line: string,
  { price_from, price_to, date, guests }: ParsedSearch,
): ProviderQuery {
  return {
    ...base,
    category: undefined,
    subcategory: undefined,
    near: undefined,
    within: undefined,
    province: undefined,
    prefer: undefined,
    ...((price_from ?? price_to) !== undefined && { priceFrom: undefined, priceTo: undefined }),
    ...(date !== undefined && { date: undefined, flex: undefined }),
    ...(guests !== undefined && { guests: undefined }),
    sortBy: undefined,
    page: undefined,
    search: `"${line}"`,
  };
}

function guessesOf({ reading }: Misspelt): ParsedSearch[] {
  return [reading, ...reading.others.places.map((near) => ({ ...reading, near }))];
}

function factsOf({ wants = [] }: ParsedSearch, query: ProviderQuery): string[] {
  return wants.filter((want) => query.facts?.includes(factCode(want)));
}

/**
 * The query in words: `Photographers near Durban under R 20 000, available on 20 March 2027`.
 * @param query the guests and wants that are filters; the others rank
 */
function meaningOf(
  reading: ParsedSearch,
  { bySlug }: KnownCategories,
  query: ProviderQuery = {},
  counts?: FactCounts,
): string {
  const { category, subcategory, province, guests, wants = [], search, sortBy } = reading;
  const result = category === undefined ? undefined : bySlug.get(category);
  const kind = result?.subcategories.find(({ name }) => addressSlug(name) === subcategory);
  const facts = factsOf(reading, query);
  const preferred = wants.filter((want) => !facts.includes(want));
  const nobodys = preferred.filter((want) => counts && factCodes.includes(factCode(want)) && !counts[factCode(want)]);
  const room = guests === undefined ? [] : [formatCount(guests, "guest", "guests")];
  const first = [
    ...preferred,
    ...(search === undefined ? [] : [`“${search}”`]),
    ...(query.guests ? [] : room.map((number) => `those for ${number}`)),
  ];
  const what = [
    result ? [result.name, ...(kind ? [kind.name] : [])].join(": ") : anybody,
    ...formatPlace(reading),
    ...(province ? [`in ${/cape$|state$/iu.test(province) ? "the " : ""}${province}`] : []),
    ...priceIn(reading),
  ].join(" ");
  const note = nobodys.length === 0 ? "" : ` (no vendor here lists ${all.format(nobodys)})`;
  return [
    what,
    ...dateIn(reading),
    ...(query.guests ? room.map((number) => `for ${number}`) : []),
    ...(facts.length > 0 ? [`filtered by ${all.format(facts)}`] : []),
    ...(first.length > 0 ? [`${all.format(first)} first${note}`] : []),
    ...(sortBy === "price" ? ["lowest price first"] : []),
  ].join(", ");
}

const all = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });

function formatPlace({ near, region }: ParsedSearch): string[] {
  const place = near === undefined ? undefined : findPlace(near);
  if (!place) return [];
  return [region ? `${region.preposition} ${region.name}` : `near ${fullName(place)}`];
}

function priceIn({ price_from, price_to }: ParsedSearch): string[] {
  if (price_to === undefined) return price_from === undefined ? [] : [`from ${formatRand(price_from)}`];
  return [
    price_from === undefined
      ? `under ${formatRand(price_to)}`
      : `for ${formatRand(price_from)} to ${formatRand(price_to)}`,
  ];
}

function dateIn({ date, flex }: ParsedSearch): string[] {
  if (date === undefined) return [];
  const day = formatDate(date);
  if (flex === "weekend") return [`available on the weekend of ${day}`];
  return [flex === "month" ? `available on a Saturday in ${day.replace(/^\d+ /u, "")}` : `available on ${day}`];
}
