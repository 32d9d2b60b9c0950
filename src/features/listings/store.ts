import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { listing } from "../../schema/listings.ts";
import { provider } from "../../schema/providers.ts";
import { addStandIns, cardSelection, type CardRow } from "../providers/store.ts";
import { isSubcategoryNamed, preferredByDetails, queryList, type ListFilter } from "./store-query.ts";

export { findPlaceOf } from "../providers/store-places.ts";
export { findProviderStatus } from "../providers/store.ts";

/** Rows ranked by preference: the list's first ones, after name matches. */
const preferred_max = 500;

/** `rest` follows `from` and calls the provider `p`. */
async function readCards(db: Database, rest: SQL): Promise<CardRow[]> {
  return addStandIns(db, await rows<CardRow>(db, sql`select ${cardSelection} from ${rest}`));
}

/** The small `listing` table finds the page; only its rows read profiles. */
export async function listCards(
  db: Database,
  filter: ListFilter,
  { order, limit, offset }: { order: SortOrder; limit: number; offset: number },
): Promise<CardRow[]> {
  const { from, where, ordered, unstated, named } = queryList(filter, order);
  const page =
    named && filter.preferred
      ? sql`select provider_id, row_number() over (order by unstated, 2 * named + ${preferredByDetails(filter.preferred)} desc, place) as place
          from (select *, row_number() over () as place from (
            select listing.provider_id, ${unstated} as unstated, ${named} as named from ${from} where ${where}
            order by ${ordered} limit ${Math.max(preferred_max, offset + limit)}) as first) as result
          join provider on provider.id = provider_id order by place limit ${limit} offset ${offset}`
      : sql`select provider_id, row_number() over () as place from (
          select listing.provider_id from ${from} where ${where}
          order by ${ordered} limit ${limit} offset ${offset}) as result`;
  return readCards(db, sql`(${page}) as page join provider p on p.id = page.provider_id order by page.place`);
}

export async function listCardsById(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  const listed = sql`${sql.param(ids)}::uuid[]`;
  return readCards(
    db,
    sql`provider p join listing on provider_id = p.id where p.id = any(${listed}) order by array_position(${listed}, p.id)`,
  );
}

/** The card if this filter would list it once published; otherwise null. */
export async function findCard(db: Database, id: string, filter: ListFilter): Promise<CardRow | null> {
  const { from, where } = queryList(filter, "rating", sql`listable as listing`);
  const [card] = await readCards(
    db,
    sql`provider p where p.id = ${id} and not p.is_super_admin
      and exists (select from ${from} where listing.provider_id = ${id} and ${where})`,
  );
  return card ?? null;
}

export async function countMatches(db: Database, filter: ListFilter, most?: number): Promise<number> {
  const { from, where } = queryList(filter);
  return db.$count(sql`(select from ${from} where ${where} limit ${most ?? null}) as matched`);
}

export async function existsMatch(db: Database, filter: ListFilter): Promise<boolean> {
  return (await countMatches(db, filter, 1)) > 0;
}

/** Among the rows that `listCards` ranks. */
export async function existsPreferred(db: Database, filter: ListFilter): Promise<boolean> {
  const { from, where, ordered } = queryList(filter, "rating");
  const { preferred = [] } = filter;
  const named = sql`listing.search_text ~ any(${sql.param(preferred)}::text[]) or ${isSubcategoryNamed(preferred)}`;
  const first = sql`select listing.provider_id, ${named} as is_named
    from ${from} where ${where} order by ${ordered} limit ${preferred_max}`;
  const result = await rows(
    db,
    sql`select from (${first}) as first join provider on provider.id = provider_id
      where is_named or ${preferredByDetails(preferred)} > 0 limit 1`,
  );
  return result.length > 0;
}

/** Similarity 0 to 1, best first. The index reads its threshold from the transaction's settings. */
export async function listSimilarWords(db: Database, word: string, likeness_min: number) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness_min)}, true)`);
    return rows<{ alike: string; likeness: number }>(
      tx,
      sql`select alike, word_similarity(${word}, alike) as likeness
        from (select distinct unnest(string_to_array(translate(search_text, E'\\n', ' '), ' ')) as alike
          from listing where search_text %> ${word}) as used
        where alike %> ${word} order by likeness desc, alike`,
    );
  });
}

/** Must equal the expression of the index `listing_by_name`. */
const words_of_name = sql`name_words(search_text)`;

/** By word prefix in the name: exact matches first, then list order. */
export async function listNamed(db: Database, text: string, limit: number) {
  return rows<{ id: string; business_name: string; category_id: number | null; city: string | null }>(
    db,
    sql`select p.id, p.business_name, p.category_ids[1] as category_id, p.city
      from provider p join (
        (select provider_id, 0 as place from listing where ${words_of_name} = ${` ${text}`} order by provider_id limit ${limit})
        union all
        (select provider_id, row_number() over (order by trust_score desc nulls last, google_rating desc nulls last, provider_id)::int
          from listing where ${words_of_name} like ${containing(` ${text}`)}
          order by trust_score desc nulls last, google_rating desc nulls last, provider_id limit ${limit})
      ) result on result.provider_id = p.id
      group by p.id order by min(place), p.id`,
  );
}

export async function existsNamed(db: Database, text: string): Promise<boolean> {
  return (await rows(db, sql`select from listing where ${words_of_name} = ${` ${text}`} limit 1`)).length > 0;
}

/** In id order, with the last change. */
export async function listAddresses(db: Database, offset: number, limit: number) {
  const { id, updated_at } = provider;
  const listed = db.select({ id, updated_at }).from(listing).innerJoin(provider, eq(id, listing.provider_id));
  return listed.orderBy(listing.provider_id).limit(limit).offset(offset);
}

export async function listNewestRows(db: Database, count: number) {
  const { id, business_name, description, city, province, published_at, category_ids } = provider;
  return db
    .select({ id, business_name, description, city, province, published_at, category_ids })
    .from(provider)
    .where(and(eq(provider.is_published, true), eq(provider.is_super_admin, false)))
    .orderBy(desc(published_at), desc(id))
    .limit(count);
}
