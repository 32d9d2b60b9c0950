import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { nameWords, normaliseForSearch } from "../providers/rules.ts";
import { isUnderstood, readLine, type Reading } from "./read-line.ts";
import { readMisspelt } from "./read-misspelt.ts";
import { existsMatch, existsNamed } from "./store.ts";

/**
 * The query that a line typed into the search of a page asks for; null where it is text: it names neither category nor
 * place, is a listed business's whole name, or is not read to its end while some listed business contains it as it is
 * written [browse-21]. A misspelt place is read as the one that it nearly is, unless some listed business contains it so [browse-25]. What the line says takes the place of what the query said of it.
 */
export async function resolveLine(ctx: Pick<Context, "db">, query: ProviderQuery): Promise<ProviderQuery | null> {
  const { search = "" } = query;
  const reading = readLine(search);
  const misspelt = readMisspelt(search);
  if (!isUnderstood(reading) && !misspelt?.isSure) return null;
  if (await existsNamed(ctx.db, nameWords(search))) return null;
  if (reading.search !== undefined && (await isWritten(ctx, search))) return null;
  if (misspelt?.isSure && !(await isWritten(ctx, misspelt.words))) return withReading(query, misspelt.reading);
  return isUnderstood(reading) ? withReading(query, reading) : null;
}

/** Whether some listed business contains a text as it is written. */
function isWritten({ db }: Pick<Context, "db">, text: string): Promise<boolean> {
  return existsMatch(db, { search: normaliseForSearch(text) });
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
