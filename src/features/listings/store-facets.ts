import { sql } from "drizzle-orm";
import { priceSteps } from "../../contract/filter-steps.ts";
import type { Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database.ts";
import { queryNear, type NearFilter } from "../places/store-near.ts";
import { queryList, type ListFilter } from "./store-query.ts";
import type { ReachGroup } from "./tally-reach.ts";

const counted = {
  province: sql`listing.province`,
  place_slug: sql`listing.place_slug`,
  category_id: sql`unnest(category_ids)`,
  fact: sql`unnest(facts)`,
  price_step: sql`width_bucket(typical_price, ${sql.param(priceSteps)}::int[])`,
};

export type Counted = {
  province: Province | null;
  place_slug: string | null;
  category_id: number;
  fact: string;
  price_step: number | null;
};

export async function countBy<Column extends keyof Counted>(
  db: Database,
  filter: ListFilter,
  column: Column,
): Promise<{ value: Counted[Column]; total: number }[]> {
  const { from, where } = queryList(filter);
  return rows(
    db,
    sql`select ${counted[column]} as value, count(*)::int as total from ${from} where ${where} group by 1 order by 1`,
  );
}

export async function listTowns(db: Database, filter: ListFilter, limit: number): Promise<string[]> {
  const { from, where } = queryList(filter);
  const found = await rows<{ city: string }>(
    db,
    sql`select min(btrim(city)) as city from provider
      where btrim(city) <> '' and id in (select listing.provider_id from ${from} where ${where})
      group by lower(btrim(city)) order by count(*) desc, 1 limit ${limit}`,
  );
  return found.map(({ city }) => city);
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
  const { from, where } = queryList(filter);
  const isBased = filter.near ? queryNear(filter.near).isBased : sql`true`;
  const [found] = await rows<ListFacts & { based: number }>(
    db,
    sql`with found as (
        select profile.*, is_verified, typical_price, trust_score, ${isBased} as is_based from ${from}
          join (select id, business_name, languages_spoken from provider) as profile on profile.id = listing.provider_id
        where ${where}
      )
      select min(typical_price) as price_min, max(typical_price) as price_max, (count(*) filter (where is_based))::int as based,
        (count(*) filter (where is_verified))::int as verified,
        array(
          select language from found, unnest(languages_spoken) language
          group by language having count(*) > 1 order by count(*) desc, language limit ${languages_max}
        ) as languages,
        array(
          select business_name from found where is_verified
          order by trust_score desc, id limit ${names_max}
        ) as verified_names
      from found`,
  );
  if (!found) throw new Error("An aggregate answers one row.");
  return found;
}

/** Grouped by place and reach; venues have no reach. */
export async function listReachGroups(
  db: Database,
  { category_id, has_travelling }: { category_id: number; has_travelling: boolean },
): Promise<ReachGroup[]> {
  const { from, where } = queryList({ category_id });
  const reach = has_travelling ? sql`reach_km` : sql`null::int`;
  return rows(
    db,
    sql`select place_slug, province, town_slugs, ${reach} as reach_km, latitude, longitude,
        count(*)::int as total, to_char(max(changed.updated_at) at time zone 'utc', 'YYYY-MM-DD') as updated_on
      from ${from} join (select id, updated_at from provider) changed on changed.id = provider_id
      where ${where}
      group by 1, 2, 3, 4, 5, 6`,
  );
}

/** Counts and first ids per category, in list order. Venues don't travel; empty categories are left out. */
export async function listReach(
  db: Database,
  near: NearFilter,
  { best, resting_category_id }: { best: number; resting_category_id: number },
): Promise<{ category_id: number; total: number; ids: string[] }[]> {
  const { from, where, ordered } = queryList({ near });
  return rows(
    db,
    sql`select category_id, count(*)::int as total,
        (array_agg(listing.provider_id order by ${ordered}))[1:${sql.raw(String(best))}] as ids
      from ${from} cross join unnest(category_ids) as category_id
      where ${where} and (${queryNear(near).isBased} or category_id <> ${resting_category_id})
      group by category_id`,
  );
}
