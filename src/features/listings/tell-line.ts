import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { findPlace, fullName } from "../places/rules.ts";
import { addressWord } from "../providers/rules.ts";
import { isUnderstood, readLine, type Reading } from "./read-line.ts";
import { readMisspelt, type Misspelt } from "./read-misspelt.ts";
import { withReading } from "./resolve-line.ts";

/** What a line was read as, in words, and what else it may have meant: other readings of it, or nothing but its text. */
export type ToldLine = { meaning: string; ways: { label: string; query: ProviderQuery; isRead: boolean }[] };

/** What is said of the line that a list was read from [browse-21]; null for one that names neither category nor place. */
export function tellLine(query: ProviderQuery, line: string, known: KnownCategories): ToldLine | null {
  const plain = readLine(line);
  const misspelt = readMisspelt(line);
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
      { label: `Search for exactly “${line}” instead`, query: asText, isRead: false },
    ],
  };
}

/** Every place that misspelt words may be, each as a reading of the line. */
function guessesOf({ reading }: Misspelt): Reading[] {
  return [reading, ...reading.others.places.map((near) => ({ ...reading, near }))];
}

/** What is asked for in words: `Photographers near Durban`. */
function meaningOf({ category, subcategory, near, province, search }: Reading, { bySlug }: KnownCategories): string {
  const found = category === undefined ? undefined : bySlug.get(category);
  const kind = found?.subcategories.find(({ name }) => addressWord(name) === subcategory);
  const place = near === undefined ? undefined : findPlace(near);
  return [
    found ? [found.name, ...(kind ? [kind.name] : [])].join(": ") : "Providers",
    ...(place ? [`near ${fullName(place)}`] : []),
    ...(province ? [`in ${province}`] : []),
    ...(search === undefined ? [] : [`with “${search}”`]),
  ].join(" ");
}
