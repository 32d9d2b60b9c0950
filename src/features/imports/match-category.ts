import { distance } from "fastest-levenshtein";
import * as numbers from "../../contract/imports/limits.ts";
import type { KnownCategories, KnownCategory } from "../categories/look-up-categories.ts";
import { categorySynonyms } from "./list-synonyms.ts";
import { mapped, type Mapping } from "./read-mapping.ts";

export type MatchedCategory = {
  category: KnownCategory;
  subcategory: string | null;
  by: "name" | "mapping" | "synonym" | "spelling";
};

/** Normalises for comparison: lower case, without accents, `and` and plural s. */
function wordsOf(name: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? [])
    .filter((word) => word !== "and" && word !== "amp")
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word))
    .join(" ");
}

/**
 * In order: mapping, exact name, synonym, fuzzy name. `Parent > Child` prefers the child. Null if unknown or excluded.
 */
export function matchCategory(name: string, known: KnownCategories, { categories }: Mapping): MatchedCategory | null {
  const said = mapped(categories, name);
  if (said === null) return null;
  if (said !== undefined) {
    const result = byName(said, known);
    return result && { ...result, by: "mapping" };
  }
  const parts = name.split(/>|\//).map((part) => part.trim());
  const within = parts.length > 1 ? matchOne(parts[0] ?? "", known) : null;
  const child = matchOne(parts.at(-1) ?? "", known, within?.category);
  return child ?? within;
}

function matchOne(name: string, known: KnownCategories, within?: KnownCategory): MatchedCategory | null {
  if (wordsOf(name) === "") return null;
  return byName(name, known, within) ?? bySynonym(name, known) ?? bySpelling(name, known);
}

function byName(name: string, { all }: KnownCategories, within?: KnownCategory): MatchedCategory | null {
  const [head = "", ...rest] = name.split(":").map((part) => part.trim());
  const isCalled = (searched: string) => (each: { name: string }) => wordsOf(each.name) === wordsOf(searched);
  const category = all.find((each) => each.slug === head.toLowerCase() || isCalled(head)(each));
  if (category) {
    const subcategory = category.subcategories.find(isCalled(rest.join(":")))?.name ?? null;
    return { category, subcategory, by: "name" };
  }
  const among = within ? [within] : all;
  for (const each of among) {
    const subcategory = each.subcategories.find(isCalled(name));
    if (subcategory) return { category: each, subcategory: subcategory.name, by: "name" };
  }
  return null;
}

function bySynonym(name: string, { bySlug }: KnownCategories): MatchedCategory | null {
  const words = wordsOf(name);
  const slug = Object.entries(categorySynonyms).find(([, names]) => names.some((each) => wordsOf(each) === words))?.[0];
  const category = slug === undefined ? undefined : bySlug.get(slug);
  return category ? { category, subcategory: null, by: "synonym" } : null;
}

function bySpelling(name: string, known: KnownCategories): MatchedCategory | null {
  const words = wordsOf(name);
  if (words.length < numbers.category_letters_min) return null;
  const names = known.all.flatMap((category) =>
    [category.name, ...(categorySynonyms[category.slug] ?? [])].map((each) => ({
      category,
      letters: distance(wordsOf(each), words),
    })),
  );
  const fewest = Math.min(...names.map(({ letters }) => letters));
  const result = new Set(names.filter(({ letters }) => letters === fewest).map(({ category }) => category));
  const [category] = result;
  if (fewest > numbers.category_slips_max || result.size !== 1 || !category) return null;
  return { category, subcategory: null, by: "spelling" };
}
