import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { nameWords, normaliseForSearch } from "../providers/rules.ts";
import { isUnderstood, readLine, type Reading } from "./read-line.ts";
import { existsNamed } from "./store-names.ts";
import { existsMatch } from "./store.ts";

/**
 * The query that a line typed into the search of a page asks for; null where it is text: it names neither category nor
 * place, is a listed business's whole name, or is not read to its end while some listed business contains it as it is
 * written [browse-21]. What the line says takes the place of what the query said of it.
 */
export async function resolveLine(ctx: Pick<Context, "db">, query: ProviderQuery): Promise<ProviderQuery | null> {
  const { search = "" } = query;
  const reading = readLine(search);
  if (!isUnderstood(reading)) return null;
  if (await existsNamed(ctx.db, nameWords(search))) return null;
  if (reading.search !== undefined && (await existsMatch(ctx.db, { search: normaliseForSearch(search) }))) return null;
  return withReading(query, reading);
}

/** A query with what a line says in it. */
export function withReading(
  query: ProviderQuery,
  { category, subcategory, near, province, search }: Reading,
): ProviderQuery {
  const isPlaced = near !== undefined || province !== undefined;
  return {
    ...query,
    ...(category !== undefined && { category, subcategory }),
    ...(isPlaced && { near, province, city: undefined }),
    search,
    page: undefined,
  };
}
