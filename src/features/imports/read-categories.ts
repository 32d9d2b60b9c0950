import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { matchCategory, type MatchedCategory } from "./match-category.ts";
import { mapped, type Mapping } from "./read-mapping.ts";
import { readEntries, textOfValue } from "./read-values.ts";
import type { Note, Told } from "./tell-format.ts";

type Reading = { known: KnownCategories; mapping: Mapping; notes: Note[] };

const how = { synonym: "is taken for", spelling: "is read as" } as const;

/** The first is primary unless stated. Splits at commas, except within our category names. */
export function readCategories(
  told: Told | null,
  primary: Told | null,
  { known, mapping, notes }: Reading,
): Partial<ProfilePayload> {
  const column = told?.column ?? "categories";
  const first = textOfValue(primary?.value).trim();
  const said = readEntries(told?.value, /[,;|\n]/);
  // otherwise it is an id of the other system
  const isKnown = first !== "" && matchCategory(first, known, mapping) !== null;
  const names = isKnown ? [first, ...said.filter((name) => name !== first)] : said;
  const result = names.flatMap((name) => {
    const match = matchCategory(name, known, mapping);
    if (match === null && mapped(mapping.categories, name) !== null)
      notes.push({ column, text: `"${name}" is none of our categories; --map can say which it is.` });
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
