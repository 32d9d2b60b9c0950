import { sql } from "drizzle-orm";
import { priceSteps } from "../../contract/listings/filter-steps.ts";
import type { Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import type { NearFilter } from "../places/store-near.ts";
import { queryList, type ListFilter } from "./store-query.ts";
import type { CoverageGroup } from "./tally-coverage.ts";

const counted = {
  province: sql<Province | null>`listing.province`,
  place_slug: sql<string | null>`listing.place_slug`,
  category_id: sql<number>`unnest(category_ids)`,
  fact: sql<string>`unnest(facts)`,
  price_step: sql<number | null>`width_bucket(typical_price, ${sql.param(priceSteps)}::int[])`,
};

export type Counted = { [Column in keyof typeof counted]: (typeof counted)[Column]["_"]["type"] };

export async function countBy<Column extends keyof Counted>(
  db: Database,
  filter: ListFilter,
  column: Column,
): Promise<Map<Counted[Column], number>> {
  const { from, where } = queryList(filter);
  const result = await rows<{ value: Counted[Column]; total: number }>(
    db,
    sql`select ${counted[column]} as value, count(*)::int as total from ${from} where ${where} group by 1 order by 1`,
  );
  return new Map(result.map(({ value, total }) => [value, total]));
}

export async function listTowns(db: Database, filter: ListFilter, limit: number): Promise<string[]> {
  const { from, where } = queryList(filter);
  const result = await rows<{ city: string }>(
    db,
    sql`select min(btrim(city)) as city from provider
      where btrim(city) <> '' and id in (select listing.provider_id from ${from} where ${where})
      group by lower(btrim(city)) order by count(*) desc, 1 limit ${limit}`,
  );
  return result.map(({ city }) => city);
}

export type ListFacts = {
  /** In whole rand; null if nobody has a typical price. */
  price_min: number | null;
  price_max: number | null;
  /** Most frequent first. */
  languages: string[];
  verified: number;
  /** Most trusted first. */
  verified_names: string[];
};

const languages_max = 5;
const names_max = 3;

/** Languages that only one business names are left out. */
export async function readFacts(db: Database, filter: ListFilter): Promise<ListFacts & { based: number }> {
  const { from, where, isBased } = queryList(filter);
  const [result] = await rows<ListFacts & { based: number }>(
    db,
    sql`with result as (
        select profile.*, is_verified, typical_price, trust_score, ${isBased} as is_based from ${from}
          join (select id, business_name, languages_spoken from provider) as profile on profile.id = listing.provider_id
        where ${where}
      )
      select min(typical_price) as price_min, max(typical_price) as price_max, (count(*) filter (where is_based))::int as based,
        (count(*) filter (where is_verified))::int as verified,
        array(
          select language from result, unnest(languages_spoken) language
          group by language having count(*) > 1 order by count(*) desc, language limit ${languages_max}
        ) as languages,
        array(
          select business_name from result where is_verified
          order by trust_score desc, id limit ${names_max}
        ) as verified_names
      from result`,
  );
  if (!result) throw new Error("an aggregate query returned no row");
  return result;
}

/** Grouped by place and reach. */
export async function listCoverageGroups(db: Database, category_id: number): Promise<CoverageGroup[]> {
  const { from, where } = queryList({ category_id });
  return rows(
    db,
    sql`select place_slug, province, town_slugs, reach_km, latitude, longitude,
        count(*)::int as total, to_char(max(changed.updated_at) at time zone 'utc', 'YYYY-MM-DD') as updated_on
      from ${from} join (select id, updated_at from provider) changed on changed.id = provider_id
      where ${where}
      group by 1, 2, 3, 4, 5, 6`,
  );
}

/** Counts and first ids per category, in list order. Venues don't travel; empty categories are left out. */
export async function listCoverage(
  db: Database,
  near: NearFilter,
  { best, resting_category_id }: { best: number; resting_category_id: number },
) {
  const { from, where, ordered, isBased } = queryList({ near });
  return rows<{ category_id: number; total: number; ids: string[] }>(
    db,
    sql`select category_id, count(*)::int as total,
        (array_agg(listing.provider_id order by ${ordered}))[1:${sql.raw(String(best))}] as ids
      from ${from} cross join unnest(category_ids) as category_id
      where ${where} and (${isBased} or category_id <> ${resting_category_id})
      group by category_id`,
  );
}
