import { distance } from "fastest-levenshtein";
import * as numbers from "../../contract/imports/calls.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { KnownCategories, KnownCategory } from "../categories/look-up-categories.ts";
import type { Note, ColumnValue } from "./detect-format.ts";
import { categorySynonyms } from "./list-synonyms.ts";
import { mapped, type Mapping } from "./read-mapping.ts";
import { readListValue, textOfValue } from "./read-values.ts";

type Reading = { known: KnownCategories; mapping: Mapping; notes: Note[] };

const how = { synonym: "is taken for", spelling: "is read as" } as const;

/** The first is primary unless stated. Splits at commas, except within our category names. */
export function readCategories(
  input: ColumnValue | null,
  primary: ColumnValue | null,
  { known, mapping, notes }: Reading,
): Partial<ProfilePayload> {
  const column = input?.column ?? "categories";
  const first = textOfValue(primary?.value).trim();
  const values = readListValue(input?.value, /[,;|\n]/);
  // otherwise it is an id of the other system
  const isKnown = first !== "" && matchCategory(first, known, mapping) !== null;
  const names = isKnown ? [first, ...values.filter((name) => name !== first)] : values;
  const result = names.flatMap((name) => {
    const match = matchCategory(name, known, mapping);
    if (match === null && mapped(mapping.categories, name) !== null)
      notes.push({ column, text: `"${name}" is not one of our categories; map it to one with --map.` });
    if (match?.by === "synonym" || match?.by === "spelling")
      notes.push({ column, text: `"${name}" ${how[match.by]} ${fullName(match)}.` });
    return match ?? [];
  });
  if (result.length === 0) {
    notes.push({ column, text: "The page has no category." });
    return {};
  }
  const ids = [...new Set(result.map(({ category }) => category.id))];
  const [primary_category_id, ...additional_categories] = ids;
  const chosen = result.filter(({ subcategory }) => subcategory !== null).toReversed();
  const selected_subcategories = Object.fromEntries(chosen.map((each) => [each.category.id, each.subcategory]));
  return { primary_category_id, additional_categories, selected_subcategories };
}

function fullName({ category, subcategory }: MatchedCategory): string {
  return subcategory === null ? category.name : `${category.name}: ${subcategory}`;
}

type MatchedCategory = {
  category: KnownCategory;
  subcategory: string | null;
  by: "name" | "mapping" | "synonym" | "spelling";
};

/** Normalises for comparison: lower case, without accents, `and` and plural s. */
function normaliseCategoryName(name: string): string {
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
 * By mapping, exact name, synonym, then fuzzy name. `Parent > Child` prefers the child. Null if unknown or excluded.
 */
export function matchCategory(name: string, known: KnownCategories, { categories }: Mapping): MatchedCategory | null {
  const mappedName = mapped(categories, name);
  if (mappedName === null) return null;
  if (mappedName !== undefined) {
    const result = byName(mappedName, known);
    return result && { ...result, by: "mapping" };
  }
  const levels = name.split(/>|\//).map((level) => level.trim());
  const within = levels.length > 1 ? matchOne(levels[0] ?? "", known) : null;
  const child = matchOne(levels.at(-1) ?? "", known, within?.category);
  return child ?? within;
}

function matchOne(name: string, known: KnownCategories, within?: KnownCategory): MatchedCategory | null {
  if (normaliseCategoryName(name) === "") return null;
  return byName(name, known, within) ?? bySynonym(name, known) ?? bySpelling(name, known);
}

function byName(name: string, { all }: KnownCategories, within?: KnownCategory): MatchedCategory | null {
  const [categoryName = "", ...rest] = name.split(":").map((text) => text.trim());
  const isCalled = (searched: string) => (each: { name: string }) =>
    normaliseCategoryName(each.name) === normaliseCategoryName(searched);
  const category = all.find((each) => each.slug === categoryName.toLowerCase() || isCalled(categoryName)(each));
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
  const normalised = normaliseCategoryName(name);
  const slug = Object.entries(categorySynonyms).find(([, names]) =>
    names.some((each) => normaliseCategoryName(each) === normalised),
  )?.[0];
  const category = slug === undefined ? undefined : bySlug.get(slug);
  return category ? { category, subcategory: null, by: "synonym" } : null;
}

function bySpelling(name: string, known: KnownCategories): MatchedCategory | null {
  const normalised = normaliseCategoryName(name);
  if (normalised.length < numbers.category_letters_min) return null;
  const names = known.all.flatMap((category) =>
    [category.name, ...(categorySynonyms[category.slug] ?? [])].map((each) => ({
      category,
      letters: distance(normaliseCategoryName(each), normalised),
    })),
  );
  const fewest = Math.min(...names.map(({ letters }) => letters));
  const result = new Set(names.filter(({ letters }) => letters === fewest).map(({ category }) => category));
  const [category] = result;
  if (fewest > numbers.category_slips_max || result.size !== 1 || !category) return null;
  return { category, subcategory: null, by: "spelling" };
}
