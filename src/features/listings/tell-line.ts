import { formatDate, formatRand } from "../../contract/format.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { findPlace, fullName } from "../places/rules.ts";
import { addressWord } from "../providers/rules.ts";
import { isUnderstood, readLine, type Reading } from "./read-line.ts";
import { readMisspelt, type Misspelt } from "./read-misspelt.ts";
import { withReading } from "./resolve-line.ts";

/** What a line was read as, in words, and what else it may have meant: other readings of it, or nothing but its text. */
export type ToldLine = { meaning: string; ways: { label: string; query: ProviderQuery; isRead: boolean }[] };

/** What is said of the line that a list was read from [browse-21]; null for one that is text. */
export function tellLine(query: ProviderQuery, line: string, known: KnownCategories, today?: string): ToldLine | null {
  const plain = readLine(line, today);
  const misspelt = readMisspelt(line, today);
  const guesses = misspelt ? guessesOf(misspelt) : [];
  const guess = guesses.find(({ near }) => near === query.near);
  const reading = guess ?? plain;
  if (!isUnderstood(reading)) return null;
  const { categories, places } = plain.others;
  const others: Reading[] = [
    ...categories.map((category) => ({ ...reading, category, subcategory: undefined })),
    ...places.map((near) => ({ ...reading, near })),
  ];
  const unplaced = { ...query, near: undefined, within: undefined, sortBy: undefined };
  const unread = {
    category: undefined,
    subcategory: undefined,
    near: undefined,
    within: undefined,
    province: undefined,
    prefer: undefined,
    ...((plain.price_from ?? plain.price_to) !== undefined && { priceFrom: undefined, priceTo: undefined }),
    ...(plain.date !== undefined && { date: undefined, flex: undefined }),
  };
  const asText = { ...query, ...unread, sortBy: undefined, page: undefined, search: `"${line}"` };
  return {
    meaning: meaningOf(reading, known) + (guess && misspelt ? ` (we don’t know “${misspelt.words}”)` : ""),
    ways: [
      ...(guess && isUnderstood(plain)
        ? [{ label: meaningOf(plain, known), query: withReading(unplaced, plain), isRead: true }]
        : []),
      ...guesses
        .filter((each) => each !== guess)
        .map((each) => ({
          label: `Did you mean ${meaningOf(each, known)}?`,
          query: withReading(query, each),
          isRead: true,
        })),
      ...others.map((other) => ({ label: meaningOf(other, known), query: withReading(query, other), isRead: true })),
      { label: "Search for the exact text", query: asText, isRead: false },
    ],
  };
}

/** Every place that misspelt words may be, each as a reading of the line. */
function guessesOf({ reading }: Misspelt): Reading[] {
  return [reading, ...reading.others.places.map((near) => ({ ...reading, near }))];
}

/** What is asked for in words: `Photographers near Durban under R 20 000, available on 20 March 2027`. */
function meaningOf(reading: Reading, { bySlug }: KnownCategories): string {
  const { category, subcategory, province, wants = [], search } = reading;
  const found = category === undefined ? undefined : bySlug.get(category);
  const kind = found?.subcategories.find(({ name }) => addressWord(name) === subcategory);
  const first = [...wants, ...(search === undefined ? [] : [`“${search}”`])];
  const what = [
    found ? [found.name, ...(kind ? [kind.name] : [])].join(": ") : "Providers",
    ...placeIn(reading),
    ...(province ? [`in ${province}`] : []),
    ...priceIn(reading),
  ].join(" ");
  return [what, ...dateIn(reading), ...(first.length > 0 ? [`${all.format(first)} first`] : [])].join(", ");
}

const all = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });

function placeIn({ near, region }: Reading): string[] {
  const place = near === undefined ? undefined : findPlace(near);
  if (!place) return [];
  return [region ? `in ${region.name} (within ${region.within} km of ${place.name})` : `near ${fullName(place)}`];
}

function priceIn({ price_from, price_to }: Reading): string[] {
  if (price_to === undefined) return price_from === undefined ? [] : [`from ${formatRand(price_from)}`];
  return [
    price_from === undefined
      ? `under ${formatRand(price_to)}`
      : `for ${formatRand(price_from)} to ${formatRand(price_to)}`,
  ];
}

function dateIn({ date, flex }: Reading): string[] {
  if (date === undefined) return [];
  const day = formatDate(date);
  if (flex === "weekend") return [`available on the weekend of ${day}`];
  return [flex === "month" ? `available on a Saturday in ${day.replace(/^\d+ /u, "")}` : `available on ${day}`];
}
