import { distance } from "fastest-levenshtein";
import { provinces } from "../../contract/choices.ts";
import type { Place } from "../../contract/places/shapes.ts";
import { places, placesNamed, placesOf, placeWords, provincesNamed } from "./rules.ts";

/** How many are suggested. */
const count = 8;

/** From how many letters on a name may be misspelled, and in how many of them. */
const slips = [
  { letters: 7, most: 2 },
  { letters: 4, most: 1 },
];

const positions = new Map(
  provinces.flatMap((province) => placesOf(province).map((place, position) => [place, position])),
);

/** Cities before all others, in the order of the provinces; the rest as its province has it, the better-known ones first. */
const known = places.map((place, position) => ({
  place,
  name: placeWords(place.name),
  others: place.other_names.map(placeWords),
  rank: place.kind === "city" ? position - places.length : (positions.get(place) ?? 0),
}));
type Known = (typeof known)[number];

/**
 * How well a place answers what was typed, the least best; null for not at all: the whole name, its beginning, the
 * beginning of one of its words, and that of another name it has.
 */
function fit({ name, others }: Known, typed: string): number | null {
  const begun = typed.trimEnd();
  const tests = [
    name === typed,
    others.includes(typed),
    name.startsWith(begun),
    others.some((other) => other.startsWith(begun)),
    name.includes(begun),
  ];
  const at = tests.indexOf(true);
  return at === -1 ? null : at;
}

/** How far a name is from what was typed, in letters; null where that is no slip of the hand. */
function slip({ name, others }: Known, typed: string): number | null {
  const most = slips.find(({ letters }) => typed.trim().length >= letters)?.most ?? 0;
  const nearest = Math.min(...[name, ...others].map((each) => distance(each, typed)));
  return nearest <= most ? nearest : null;
}

function best(judge: (place: Known, typed: string) => number | null, typed: string, among: readonly Known[]): Place[] {
  return among
    .flatMap((each) => {
      const score = judge(each, typed);
      return score === null ? [] : { each, score };
    })
    .toSorted((a, b) => a.score - b.score || a.each.rank - b.each.rank)
    .map(({ each }) => each.place);
}

/** The places of which any name begins like this, else a word of the name: those called just so first, then cities. */
export function listPlacesBegun(typed: string): Place[] {
  const words = placeWords(typed);
  if (words === "") return [];
  const steps = [0, 0, 1, 1, 2];
  return best((place) => steps[fit(place, words) ?? steps.length] ?? null, words, known);
}

/**
 * The places that somebody may mean who types this: by name, by the beginning of a name, by a name nearly spelled right, or
 * else those that a longer text names. What stands after a comma is the province. Cities for nothing typed yet.
 */
export function suggestPlaces(query: string): { places: Place[]; named: string[] } {
  const named = placesNamed(query);
  const [first = "", ...rest] = query.split(",");
  const within = provincesNamed(rest.join(","));
  const among = within.length === 0 ? known : known.filter(({ place }) => within.includes(place.province));
  const typed = placeWords(first);
  const found = best(fit, typed, among);
  const near = found.length > 0 || typed === "" ? [] : best(slip, typed, among);
  const all = [...new Set([...found, ...near, ...named])];
  return { places: all.slice(0, count), named: named.map(({ slug }) => slug) };
}

/** The places whose name is nearest to one that is misspelt: several where they are equally near, none for what is no slip of the hand. */
export function listPlacesSpeltLike(name: string): Place[] {
  const typed = placeWords(name);
  if (typed === "") return [];
  const found = known.flatMap((each) => {
    const letters = slip(each, typed);
    return letters === null ? [] : { each, letters };
  });
  const fewest = Math.min(...found.map(({ letters }) => letters));
  return found
    .filter(({ letters }) => letters === fewest)
    .toSorted((a, b) => a.each.rank - b.each.rank)
    .map(({ each }) => each.place);
}
