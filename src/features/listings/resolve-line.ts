import * as limits from "../../contract/limits.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { todayOf } from "../calendars/rules.ts";
import { nameWords, normaliseForSearch } from "../providers/rules.ts";
import { isFilter, isUnderstood, readLine, type Reading } from "./read-line.ts";
import { readMisspelt } from "./read-misspelt.ts";
import { existsMatch, existsNamed } from "./store.ts";

/**
 * The query that a line typed into the search of a page asks for; null where it is text: it says nothing that we know, is a listed business's
 * whole name, or is not read to its end, or names no filter, while some listed business contains it as it is written [browse-21]. A misspelt
 * place is read as the one that it nearly is, and a misspelt category too, unless some listed business contains it so [browse-25]. What the line
 * says takes the place of what the query said of it; what is left of it decides who comes first, and leaves nobody out.
 */
export async function resolveLine(
  ctx: Pick<Context, "db" | "clock">,
  query: ProviderQuery,
): Promise<ProviderQuery | null> {
  const { search = "" } = query;
  const today = todayOf(ctx.clock());
  const reading = readLine(search, today);
  const misspelt = readMisspelt(search, today);
  if (!isUnderstood(reading) && !misspelt?.isSure) return null;
  if (await existsNamed(ctx.db, nameWords(search))) return null;
  const isWhole = reading.search === undefined && isFilter(reading);
  if (!isWhole && (await isWritten(ctx, search))) return null;
  if (reading.guessed !== undefined && (await isWritten(ctx, reading.guessed))) return null;
  if (misspelt?.isSure && !(await isWritten(ctx, misspelt.words))) return withReading(query, misspelt.reading);
  return isUnderstood(reading) ? withReading(query, reading) : null;
}

/** Whether some listed business contains a text as it is written. */
function isWritten({ db }: Pick<Context, "db">, text: string): Promise<boolean> {
  return existsMatch(db, { search: normaliseForSearch(text) });
}

/** A query with what a line says in it. */
export function withReading(query: ProviderQuery, reading: Reading): ProviderQuery {
  const {
    category,
    subcategory,
    near,
    region,
    province,
    price_from,
    price_to,
    date,
    flex,
    wants = [],
    search,
  } = reading;
  const isPlaced = near !== undefined || province !== undefined;
  const isPriced = price_from !== undefined || price_to !== undefined;
  const prefer = [...wants, ...(search === undefined ? [] : [search])].join(", ").slice(0, limits.search_length_max);
  return {
    ...query,
    ...(category !== undefined && { category, subcategory }),
    ...(isPlaced && { near, province, city: undefined }),
    ...(region && { within: region.within }),
    ...(isPriced && { priceFrom: price_from, priceTo: price_to }),
    ...(date !== undefined && { date, flex }),
    prefer: prefer || undefined,
    search: undefined,
    page: undefined,
  };
}
