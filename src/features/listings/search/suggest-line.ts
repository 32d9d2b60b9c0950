import * as limits from "../../../contract/limits.ts";
import type { Place } from "../../../contract/places/schema.ts";
import type {
  SuggestedCategory,
  SuggestedPlace,
  SuggestedProvider,
  Suggestions,
} from "../../../contract/suggestions/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { lookUpCategories, type KnownCategories } from "../../categories/look-up-categories.ts";
import { findPlace } from "../../places/rules.ts";
import { listPlacesBegun } from "../../places/suggest-places.ts";
import { addressSlug, normaliseBusinessName } from "../../providers/rules.ts";
import { listNamed } from "../store.ts";
import { categoryPhrases, matchPhrases } from "./match-phrases.ts";
import { normaliseSearchQuery, parseSearch } from "./parse-line.ts";

/** Completions in the context of the words before, and businesses by name prefix [browse-20]. */
export async function suggestForLine(ctx: Context, line: string): Promise<Suggestions> {
  const known = await lookUpCategories(ctx);
  const providers = await suggestProviders(ctx, line, known);
  if (normaliseSearchQuery(line) === "") return { categories: firstCategories(known), places: [], providers };
  return { categories: suggestCategories(line, known), places: suggestPlacesFor(line, known), providers };
}

function firstCategories({ all }: KnownCategories): SuggestedCategory[] {
  return all
    .slice(0, limits.suggested_at_first_max)
    .map(({ slug, name }) => ({ slug, name, subcategory: null, near: null }));
}

/** Splits before each of the last words, longest end first. */
function cutsOf(line: string): { prefix: string; tail: string }[] {
  const starts = matchPhrases(line).flatMap(({ is, start }, at, all) => {
    const isKnown = all.slice(0, at).every((before) => before.is !== "unknown");
    return isKnown && is !== "filler" && is !== "preposition" ? start : [];
  });
  return starts.map((start) => ({ prefix: line.slice(0, start), tail: normaliseSearchQuery(line.slice(start)) }));
}

/** The longest ending with completions. */
function firstBegun<T>(line: string, begun: (tail: string) => T[]): { prefix: string; result: T[] } {
  for (const { prefix, tail } of cutsOf(line)) {
    const result = begun(tail);
    if (result.length > 0) return { prefix, result };
  }
  return { prefix: "", result: [] };
}

type Meant = { category: string; subcategory?: string };

function suggestCategories(line: string, known: KnownCategories): SuggestedCategory[] {
  const { prefix, result } = firstBegun(line, (tail) => categoriesBegun(tail, known));
  const { near } = parseSearch(prefix);
  return result.slice(0, limits.suggested_categories_max).flatMap((meant) => {
    const category = known.bySlug.get(meant.category);
    const subcategory = category?.subcategories.find(({ name }) => addressSlug(name) === meant.subcategory);
    if (!category) return [];
    const { slug, name } = category;
    const kind = subcategory ? { slug: addressSlug(subcategory.name), name: subcategory.name } : null;
    return { slug, name, subcategory: kind, near: namedPlace(near) };
  });
}

/** Exact names, names, synonyms, then subcategories. */
function categoriesBegun(tail: string, { bySlug, all }: KnownCategories): Meant[] {
  const rank = ({ phrase, category, subcategory }: (typeof categoryPhrases)[number]) => {
    if (phrase === tail) return 0;
    if (subcategory !== undefined) return 3;
    return normaliseSearchQuery(bySlug.get(category)?.name ?? "").startsWith(tail) ? 1 : 2;
  };
  const position = ({ category }: Meant) => all.findIndex(({ slug }) => slug === category);
  const begun = categoryPhrases
    .filter(({ phrase }) => phrase.startsWith(tail))
    .toSorted((a, b) => rank(a) - rank(b) || position(a) - position(b));
  return [...new Map(begun.map((each) => [`${each.category} ${each.subcategory ?? ""}`, each])).values()];
}

function suggestPlacesFor(line: string, known: KnownCategories): SuggestedPlace[] {
  const { prefix, result } = firstBegun(line, listPlacesBegun);
  const category = known.bySlug.get(parseSearch(prefix).category ?? "");
  return result.slice(0, limits.suggested_places_max).map(({ slug, name, province }: Place) => ({
    slug,
    name,
    province,
    category: category ? { slug: category.slug, name: category.name } : null,
  }));
}

function namedPlace(slug: string | undefined) {
  const place = slug === undefined ? undefined : findPlace(slug);
  return place ? { slug: place.slug, name: place.name } : null;
}

async function suggestProviders(ctx: Context, line: string, known: KnownCategories): Promise<SuggestedProvider[]> {
  const { search = "" } = parseSearch(line);
  const tries = [...new Set([normaliseBusinessName(line), normaliseBusinessName(search)])];
  for (const text of tries.filter(({ length }) => length >= limits.suggested_provider_letters_min)) {
    const result = await listNamed(ctx.db, text, limits.suggested_providers_max);
    if (result.length > 0)
      return result.slice(0, limits.suggested_providers_max).map(({ id, business_name, category_id, city }) => ({
        id,
        business_name,
        category_name: known.byId.get(category_id ?? 0)?.name ?? null,
        city,
      }));
  }
  return [];
}
