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

/**
 * Takes a provider's row for the rest of the transaction: whoever judges it next waits here, and then sees what this
 * one changed.
 */
export async function lockFactsOf(tx: Database, provider_id: string): Promise<void> {
  await tx.execute(sql`select id from provider where id = ${provider_id} for no key update`);
}

/** Takes the next providers' rows for the rest of the transaction, in the order of their ids, and answers those ids. */
export async function lockFactsAfter(tx: Database, after: string, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from provider where id > ${after} order by id limit ${limit} for no key update`,
  );
  return found.map(({ id }) => id);
}

/** Writes many verdicts in one statement; rows that already say so are left alone. Answers the ids of the others. */
export async function updateTrust(
  db: Database,
  verdicts: readonly { id: string; trust_score: number; trust_tier: string | null }[],
): Promise<string[]> {
  const changed = await rows<{ id: string }>(
    db,
    sql`update provider set trust_score = verdict.trust_score, trust_tier = verdict.trust_tier
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as verdict(id uuid, trust_score double precision, trust_tier text)
    where provider.id = verdict.id
      and (provider.trust_score, provider.trust_tier) is distinct from (verdict.trust_score, verdict.trust_tier)
    returning provider.id`,
  );
  return changed.map(({ id }) => id);
}
