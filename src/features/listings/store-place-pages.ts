import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { matching, type ListFilter } from "./store-matching.ts";
import type { ReachGroup } from "./tally-reach.ts";

/** The listed providers of a category, together where they are at the same place and go equally far; in a category where nobody travels, nowhere. */
export async function listReachGroups(
  db: Database,
  { category_id, has_travelling }: { category_id: number; has_travelling: boolean },
): Promise<ReachGroup[]> {
  const reach = has_travelling ? sql`reach_km` : sql`null::int`;
  return rows(
    db,
    sql`select place_slug, province, town_slugs, ${reach} as reach_km, latitude, longitude,
        count(*)::int as total, to_char(max(changed.updated_at) at time zone 'utc', 'YYYY-MM-DD') as updated_on
      from listing join (select id, updated_at from provider) changed on changed.id = provider_id
      where ${matching({ category_id })}
      group by 1, 2, 3, 4, 5, 6`,
  );
}

/** What the providers of a list have in common and where they differ. */
export type ListFacts = {
  /** From where to where their prices begin, in whole rand; null where nobody names one. */
  price_min: number | null;
  price_max: number | null;
  /** What they speak, the most frequent first. */
  languages: string[];
  verified: number;
  /** Names of verified ones, the most trusted first. */
  verified_names: string[];
};

const languages_max = 5;
const names_max = 3;

/** The facts of a list. A language that one business alone names says nothing of the list. */
export async function readFacts(db: Database, filter: ListFilter): Promise<ListFacts> {
  const [found] = await rows<ListFacts>(
    db,
    sql`with found as (
        select provider_id, is_verified, price_from, trust_score from listing where ${matching(filter)}
      ), profile as (select id, business_name, languages_spoken from provider)
      select min(price_from) as price_min, max(price_from) as price_max,
        (count(*) filter (where is_verified))::int as verified,
        array(
          select language from found join profile on id = provider_id, unnest(languages_spoken) language
          group by language having count(*) > 1 order by count(*) desc, language limit ${languages_max}
        ) as languages,
        array(
          select business_name from found join profile on id = provider_id where is_verified
          order by trust_score desc, id limit ${names_max}
        ) as verified_names
      from found`,
  );
  if (!found) throw new Error("An aggregate answers one row.");
  return found;
}
