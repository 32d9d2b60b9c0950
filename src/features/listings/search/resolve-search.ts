import * as limits from "../../../contract/limits.ts";
import { factCode, factCodes } from "../../../contract/providers/facts.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { normaliseBusinessName, normaliseForSearch, normaliseSearchText, quotedText } from "../../providers/rules.ts";
import { findAlike, readFilter } from "../limit-list.ts";
import { existsMatch, existsNamed } from "../store.ts";
import { isUnderstood, parseSearch, type ParsedSearch } from "./parse-line.ts";
import { readMisspelt } from "./read-misspelt.ts";
import { resolveNear } from "./resolve-near.ts";

/**
 * Null for a quotation, a business's name or text that vendors contain [browse-21]; corrects misspellings [browse-25].
 * Overrides the query, but adds to facts.
 */
export async function resolveSearch(ctx: Context, query: ProviderQuery): Promise<ProviderQuery | null> {
  const { search = "" } = query;
  const today = southAfricanDate(ctx.clock());
  const reading = parseSearch(search, today);
  const misspelt = readMisspelt(search, today);
  if (search.trim() === "" || quotedText(search) !== null) return null;
  if (await existsNamed(ctx.db, normaliseBusinessName(search))) return null;
  const isRead = isUnderstood(reading);
  const isComplete = isRead && reading.search === undefined;
  if (!isComplete && (await isWritten(ctx, search))) return null;
  if (reading.guessed !== undefined && (await isWritten(ctx, reading.guessed))) return null;
  if (misspelt?.isSure && !(await isWritten(ctx, misspelt.words))) return narrowed(ctx, query, misspelt.reading);
  if (isRead) return narrowed(ctx, query, reading);
  const alike = await findAlike(ctx, normaliseSearchText(search));
  return alike.length > 0 ? null : withReading(query, { search: search.trim(), others: reading.others });
}

type Stated = { facts: readonly string[]; guests?: number };

const nothing: Stated = { facts: [] };

/** Adds a speciality and stated facts as filters while results remain; the rest ranks [browse-19]. */
async function narrowed(ctx: Context, query: ProviderQuery, full: ParsedSearch): Promise<ProviderQuery> {
  const hasResults = async (tried: ParsedSearch, stated = nothing) => {
    const filter = await readFilter(ctx, resolveNear(withReading(query, tried, stated)).query);
    return filter !== null && existsMatch(ctx.db, filter);
  };
  const wider = withoutSpeciality(full);
  const reading = wider && !(await hasResults(full)) && (await hasResults(wider)) ? wider : full;
  const { guests, wants = [] } = reading;
  const codes = wants.map(factCode).filter((code) => factCodes.includes(code));
  const steps: ((stated: Stated) => Stated)[] = [
    ...(guests === undefined ? [] : [(stated: Stated) => ({ ...stated, guests })]),
    ...codes.map((code) => (stated: Stated) => ({ ...stated, facts: [...stated.facts, code] })),
  ];
  let stated = nothing;
  for (const step of steps) {
    const tried = step(stated);
    if (await hasResults(reading, tried)) stated = tried;
  }
  return withReading(query, reading, stated);
}

/** The speciality as a preference; null without one. */
function withoutSpeciality({ subcategory, wants = [], ...reading }: ParsedSearch): ParsedSearch | null {
  return subcategory === undefined ? null : { ...reading, wants: [subcategory.replaceAll("-", " "), ...wants] };
}

function isWritten({ db }: Pick<Context, "db">, text: string): Promise<boolean> {
  return existsMatch(db, { texts: [[normaliseForSearch(text)]] });
}

/** Parses an unknown `near`, such as `Gauteng`, as part of the line. Null if it still names no place. */
export async function resolveUnknownPlace(
  ctx: Context,
  query: ProviderQuery,
): Promise<{ query: ProviderQuery; line: string } | null> {
  const line = [query.search, query.near].filter(Boolean).join(" ").slice(0, limits.search_length_max);
  const read = await resolveSearch(ctx, { ...query, near: undefined, search: line });
  return read && (read.near ?? read.province) !== undefined ? { query: read, line } : null;
}

/** `stated` values become filters, the rest ranking. */
export function withReading(query: ProviderQuery, reading: ParsedSearch, stated = nothing): ProviderQuery {
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
    guests,
    wants = [],
    search,
    sortBy,
  } = reading;
  const isPlaced = near !== undefined || province !== undefined;
  const isPriced = price_from !== undefined || price_to !== undefined;
  const first = [
    ...(guests === undefined || stated.guests ? [] : [`${guests} guests`]),
    ...wants.filter((want) => !stated.facts.includes(factCode(want))),
    ...(search === undefined ? [] : [search]),
  ];
  const prefer = first.join(", ").slice(0, limits.search_length_max);
  return {
    ...query,
    ...(category !== undefined && { category, subcategory }),
    ...(isPlaced && { near, province, city: undefined }),
    ...(region && { within: region.within }),
    ...(isPriced && { priceFrom: price_from, priceTo: price_to }),
    ...(date !== undefined && { date, flex }),
    ...(guests !== undefined && { guests: stated.guests }),
    ...(stated.facts.length > 0 && { facts: [...(query.facts ?? []), ...stated.facts] }),
    prefer: prefer || undefined,
    ...(sortBy && { sortBy }),
    search: undefined,
    page: undefined,
  };
}
