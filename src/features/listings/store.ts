import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database.ts";
import { containing } from "../../platform/like-pattern.ts";
import { listing } from "../../schema/listings.ts";
import { provider } from "../../schema/providers.ts";
import { addStandIns, cardSelection, type CardRow } from "../providers/store.ts";
import { preferredByDetails, queryList, type ListFilter } from "./store-query.ts";

export { findStanding } from "../providers/store.ts";

export type ListPart = { order: SortOrder; limit: number; offset: number };

/** Rows ranked by preference: the list's first ones, after name matches. */
const preferred_max = 500;

/** The small `listing` table finds the page; only its rows read profiles. */
export async function listCards(db: Database, filter: ListFilter, part: ListPart): Promise<CardRow[]> {
  const { from, where, ordered, unstated, named } = queryList(filter, part.order);
  const { limit, offset } = part;
  const page =
    named && filter.preferred
      ? sql`select provider_id, row_number() over (order by unstated, 2 * named + ${preferredByDetails(filter.preferred)} desc, place) as place
          from (select *, row_number() over () as place from (
            select listing.provider_id, ${unstated} as unstated, ${named} as named from ${from} where ${where}
            order by ${ordered} limit ${Math.max(preferred_max, offset + limit)}) as first) as found
          join provider on provider.id = provider_id order by place limit ${limit} offset ${offset}`
      : sql`select provider_id, row_number() over () as place from (
          select listing.provider_id from ${from} where ${where}
          order by ${ordered} limit ${limit} offset ${offset}) as found`;
  const found = await rows<CardRow>(
    db,
    sql`select ${cardSelection} from (${page}) as page
      join provider p on p.id = page.provider_id order by page.place`,
  );
  return addStandIns(db, found);
}

export async function listCardsById(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await rows<CardRow>(
    db,
    sql`select ${cardSelection} from provider p join listing on listing.provider_id = p.id
      where p.id = any(${sql.param(ids)}::uuid[]) order by array_position(${sql.param(ids)}::uuid[], p.id)`,
  );
  return addStandIns(db, found);
}

/** The card if this filter would list it once published; otherwise null. */
export async function findCard(db: Database, id: string, filter: ListFilter): Promise<CardRow | null> {
  const { from, where } = queryList(filter, "rating", sql`listable as listing`);
  const found = await rows<CardRow>(
    db,
    sql`select ${cardSelection} from provider p where p.id = ${id} and not p.is_super_admin
      and exists (select from ${from} where listing.provider_id = ${id} and ${where})`,
  );
  const [card] = await addStandIns(db, found);
  return card ?? null;
}

/** Counts up to `most`. */
export async function countMatches(db: Database, filter: ListFilter, most?: number): Promise<number> {
  const { from, where } = queryList(filter);
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from ${from} where ${where} limit ${most ?? null}) as matched`,
  );
  return found?.total ?? 0;
}

export async function existsMatch(db: Database, filter: ListFilter): Promise<boolean> {
  return (await countMatches(db, filter, 1)) > 0;
}

/** The words that some listed business contains. */
export async function listContained(db: Database, words: readonly string[]): Promise<string[]> {
  const found = await rows<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param(words)}::text[], ${sql.param(words.map(containing))}::text[]) as sought (word, pattern)
      where exists (select from listing where search_text like pattern)`,
  );
  return found.map(({ word }) => word);
}

/** Similarity 0 to 1, best first. The index reads its threshold from the transaction's settings. */
export async function listAlikeWords(
  db: Database,
  word: string,
  likeness_min: number,
): Promise<{ alike: string; likeness: number }[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness_min)}, true)`);
    return rows(
      tx as unknown as Database,
      sql`select alike, word_similarity(${word}, alike) as likeness
        from (select distinct unnest(string_to_array(translate(search_text, E'\\n', ' '), ' ')) as alike
          from listing where search_text %> ${word}) as used
        where alike %> ${word} order by likeness desc, alike`,
    );
  });
}

/** Must equal the expression of the index `listing_by_name`. */
const words_of_name = sql`name_words(search_text)`;

export type NamedRow = { id: string; business_name: string; category_id: number | null; city: string | null };

/** By word prefix in the name: exact matches first, then list order. */
export async function listNamed(db: Database, words: string, limit: number): Promise<NamedRow[]> {
  return rows(
    db,
    sql`select p.id, p.business_name, p.category_ids[1] as category_id, p.city
      from provider p join (
        (select provider_id, 0 as place from listing where ${words_of_name} = ${` ${words}`} order by provider_id limit ${limit})
        union all
        (select provider_id, row_number() over (order by trust_score desc nulls last, google_rating desc nulls last, provider_id)::int
          from listing where ${words_of_name} like ${containing(` ${words}`)}
          order by trust_score desc nulls last, google_rating desc nulls last, provider_id limit ${limit})
      ) found on found.provider_id = p.id
      group by p.id order by min(place), p.id`,
  );
}

export async function existsNamed(db: Database, words: string): Promise<boolean> {
  const [answer] = await rows<{ found: boolean }>(
    db,
    sql`select exists(select 1 from listing where ${words_of_name} = ${` ${words}`}) as found`,
  );
  return answer?.found ?? false;
}

/** In id order, with the last change. */
export async function listAddresses(
  db: Database,
  offset: number,
  limit: number,
): Promise<{ id: string; updated_at: Date }[]> {
  return db
    .select({ id: provider.id, updated_at: provider.updated_at })
    .from(listing)
    .innerJoin(provider, eq(provider.id, listing.provider_id))
    .orderBy(asc(listing.provider_id))
    .limit(limit)
    .offset(offset);
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
