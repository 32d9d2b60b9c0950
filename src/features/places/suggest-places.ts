import { distance } from "fastest-levenshtein";
import { provinces } from "../../contract/choices.ts";
import type { Place } from "../../contract/places/schema.ts";
import { places, placesNamed, placesOf, normaliseName, provincesNamed } from "./rules.ts";

const count = 8;

/** The longer the name, the more letters may differ. */
const slips = [
  { letters: 7, most: 2 },
  { letters: 4, most: 1 },
];

const positions = new Map(
  provinces.flatMap((province) => placesOf(province).map((place, position) => [place, position])),
);

const known = places.map((place, position) => ({
  place,
  name: normaliseName(place.name),
  others: place.other_names.map(normaliseName),
  rank: place.kind === "city" ? position - places.length : (positions.get(place) ?? 0),
}));
type Known = (typeof known)[number];

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

function slip({ name, others }: Known, typed: string): number | null {
  const most = slips.find(({ letters }) => typed.trim().length >= letters)?.most ?? 0;
  const nearest = Math.min(...[name, ...others].map((each) => distance(each, typed)));
  return nearest <= most ? nearest : null;
}

function best(
  evaluate: (place: Known, typed: string) => number | null,
  typed: string,
  among: readonly Known[],
): Place[] {
  return among
    .flatMap((each) => {
      const score = evaluate(each, typed);
      return score === null ? [] : { each, score };
    })
    .toSorted((a, b) => a.score - b.score || a.each.rank - b.each.rank)
    .map(({ each }) => each.place);
}

export function listPlacesBegun(typed: string): Place[] {
  const normalised = normaliseName(typed);
  if (normalised === "") return [];
  const steps = [0, 0, 1, 1, 2];
  return best((place) => steps[fit(place, normalised) ?? steps.length] ?? null, normalised, known);
}

/** By name, beginning, misspelling, or names in a longer text; text after a comma is the province. */
export function suggestPlaces(query: string): { places: Place[]; named: string[] } {
  const named = placesNamed(query);
  const [first = "", ...rest] = query.split(",");
  const within = provincesNamed(rest.join(","));
  const among = within.length === 0 ? known : known.filter(({ place }) => within.includes(place.province));
  const typed = normaliseName(first);
  const result = best(fit, typed, among);
  const near = result.length > 0 || typed === "" ? [] : best(slip, typed, among);
  const all = [...new Set([...result, ...near, ...named])];
  return { places: all.slice(0, count), named: named.map(({ slug }) => slug) };
}

export function listPlacesSpeltLike(name: string): Place[] {
  const typed = normaliseName(name);
  if (typed === "") return [];
  const result = known.flatMap((each) => {
    const letters = slip(each, typed);
    return letters === null ? [] : { each, letters };
  });
  const fewest = Math.min(...result.map(({ letters }) => letters));
  return result
    .filter(({ letters }) => letters === fewest)
    .toSorted((a, b) => a.each.rank - b.each.rank)
    .map(({ each }) => each.place);
}
