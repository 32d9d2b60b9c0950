import { eq, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { provider } from "../../schema/providers.ts";
import { matched_list, type Matched, type BusinessTowns } from "../places/match-business.ts";

/** The same text as `matchedText`. */
const matched_text = sql.raw(`coalesce(city, '') || E'\\n' || coalesce(province, '')
  || case when cardinality(additional_cities) = 0 then '' else E'\\n' || array_to_string(additional_cities, E'\\n', '') end`);

/** In id order. Skips locked rows, which their writer matches. */
export async function lockUnmatchedProviders(
  tx: Database,
  after: string,
  limit: number,
): Promise<(BusinessTowns & { id: string })[]> {
  return rows(
    tx,
    sql`select id, city, province, additional_cities from provider
      where id > ${after} and (place_matched_list is distinct from ${matched_list} or place_matched_text is distinct from ${matched_text})
      order by id limit ${limit} for update skip locked`,
  );
}

export async function updateMatched(tx: Database, matched: readonly (Matched & { id: string })[]): Promise<void> {
  await tx.execute(sql`update provider set place_slug = match.place_slug, town_slugs = match.town_slugs,
      place_matched_text = match.place_matched_text, place_matched_list = match.place_matched_list
    from jsonb_to_recordset(${JSON.stringify(matched)}::jsonb)
      as match(id uuid, place_slug text, town_slugs text[], place_matched_text text, place_matched_list text)
    where provider.id = match.id`);
}

/** SQL: a provider whose location matches no place. */
export const unplaced = (row: "p" | "provider") => sql.raw(`(${row}.place_slug is null and btrim(${row}.city) <> '')`);

export async function countUnplaced(db: Database): Promise<number> {
  return db.$count(sql`provider`, unplaced("provider"));
}

export async function findPlaceOf(db: Database, id: string): Promise<string | null> {
  const [result] = await db.select({ place_slug: provider.place_slug }).from(provider).where(eq(provider.id, id));
  return result?.place_slug ?? null;
}
