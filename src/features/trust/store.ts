import { sql, type SQL } from "drizzle-orm";
import type { CompletenessPart } from "../../contract/completeness.ts";
import { rows, type Database } from "../../platform/database.ts";

/** What the database knows about the trust in one provider. */
export type TrustRow = Record<CompletenessPart, boolean> & {
  id: string;
  google_rating: number | null;
  google_review_count: number | null;
  facebook_rating: number | null;
  facebook_review_count: number | null;
  points: number;
  endorsers: number;
  is_verified: boolean;
  verification_count: number;
};

const present = (column: string) => sql.raw(`coalesce(p.${column}, '') <> ''`);

/** Ratings that nobody recorded read as none. `which` speaks of the provider as `p`; `extra` may order and limit. */
async function listFacts(db: Database, which: SQL, extra: SQL, galleryMin: number): Promise<TrustRow[]> {
  const recorded = (column: string) =>
    sql.raw(`case when p.ratings_recorded_at is not null then p.${column} end as ${column}`);
  return rows(
    db,
    sql`select p.id, p.is_verified,
      ${recorded("google_rating")}, ${recorded("google_review_count")},
      ${recorded("facebook_rating")}, ${recorded("facebook_review_count")},
      ${present("description")} as description, ${present("phone")} as phone, ${present("city")} as city,
      p.province is not null as province, cardinality(p.price_range) > 0 as price_range,
      p.established_year is not null as established_year, cardinality(p.services_offered) > 0 as services_offered,
      coalesce(p.website, p.instagram_url, p.youtube_url, p.tiktok_url, p.linkedin_url, p.pinterest_url) is not null as web_presence,
      p.business_hours is not null as business_hours,
      coalesce(m.logo, false) as logo, coalesce(m.banner, false) as banner, coalesce(m.images, 0) >= ${galleryMin} as gallery,
      e.points, e.endorsers, v.verification_count
    from (select * from provider p where ${which} ${extra}) p
    cross join lateral (
      select coalesce(sum(points_given), 0)::int as points, count(*)::int as endorsers
      from endorsement where endorsed_provider_id = p.id
    ) e
    cross join lateral (select count(*)::int as verification_count from verification where provider_id = p.id) v
    cross join lateral (
      select bool_or(role = 'logo') as logo, bool_or(role = 'banner') as banner,
        count(*) filter (where role = 'gallery') as images
      from media where provider_id = p.id
    ) m`,
  );
}

/** The facts about some providers; those that are gone have none. */
export async function listFactsOf(
  db: Database,
  provider_ids: readonly string[],
  galleryMin: number,
): Promise<TrustRow[]> {
  return listFacts(db, sql`p.id = any(${sql.param(provider_ids)}::uuid[])`, sql``, galleryMin);
}

/** The facts about the next providers in the order of their ids. */
export async function listFactsAfter(
  db: Database,
  after: string,
  limit: number,
  galleryMin: number,
): Promise<TrustRow[]> {
  return listFacts(db, sql`p.id > ${after}`, sql`order by p.id limit ${limit}`, galleryMin);
}
