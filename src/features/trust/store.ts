import { sql, type SQL } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import type { CompletenessItem } from "../../contract/providers/completeness.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { complete_gallery_images_min } from "./rules.ts";

export type TrustRow = Record<CompletenessItem, boolean> & {
  id: string;
  google_rating: number | null;
  google_review_count: number | null;
  facebook_rating: number | null;
  facebook_review_count: number | null;
  points: number;
  endorsers: number;
  endorsements_waiting: number;
  is_verified: boolean;
  verification_count: number;
  /** Start of the pause and its reason [trust-24]; null where verification isn't paused. */
  verification_rests_since: Date | string | null;
  verification_rests_for: string | null;
};

const present = (column: string) => `coalesce(p.${column}, '') <> '' as ${column}`;

/** Ratings not recorded by an admin are null. */
const recorded = (column: string) => `case when p.ratings_recorded_at is not null then p.${column} end as ${column}`;

const columns = sql.raw(
  [
    ...["google_rating", "google_review_count", "facebook_rating", "facebook_review_count"].map(recorded),
    ...["description", "phone", "city"].map(present),
  ].join(", "),
);

/** Email confirmed, published, and either verified or old enough [trust-23]. */
function endorserEligibility(now: Date): SQL {
  const since = daysBefore(now, limits.endorser_days_min).toISOString();
  return sql`(giver.is_published
    and exists (select 1 from account where account.id = giver.id and account.email_verified_at is not null)
    and (giver.is_verified or giver.created_at <= ${since}::timestamptz))`;
}

/** Whether its endorsements count at `now` [trust-23]. */
export async function isEligibleEndorser(db: Database, id: string, now: Date): Promise<boolean> {
  const [result] = await rows<{ counts: boolean }>(
    db,
    sql`select ${endorserEligibility(now)} as counts from provider giver where giver.id = ${id}::uuid`,
  );
  return result?.counts ?? false;
}

/** `which` refers to the provider as `p`; `extra` may order and limit. */
async function listFacts(db: Database, which: SQL, extra: SQL, now: Date): Promise<TrustRow[]> {
  return rows(
    db,
    sql`select p.id, p.is_verified, p.verification_rests_since, p.verification_rests_for,
      ${columns},
      p.province is not null as province, cardinality(p.price_range) > 0 as price_range,
      p.established_year is not null as established_year, cardinality(p.services_offered) > 0 as services_offered,
      coalesce(p.website, p.instagram_url, p.youtube_url, p.tiktok_url, p.linkedin_url, p.pinterest_url) is not null as web_presence,
      p.business_hours is not null as business_hours,
      coalesce(m.logo, false) as logo, coalesce(m.banner, false) as banner, coalesce(m.images, 0) >= ${complete_gallery_images_min} as gallery,
      e.points, e.endorsers, e.endorsements_waiting, v.verification_count
    from (select * from provider p where ${which} ${extra}) p
    cross join lateral (
      select coalesce(sum(points_given) filter (where counts), 0)::int as points,
        (count(*) filter (where counts))::int as endorsers, (count(*) filter (where not counts))::int as endorsements_waiting
      from (select points_given, ${endorserEligibility(now)} as counts
        from endorsement join provider giver on giver.id = endorser_id where endorsed_provider_id = p.id) word
    ) e
    cross join lateral (select count(*)::int as verification_count from verification where provider_id = p.id
      and (p.verification_rests_since is null or created_at > p.verification_rests_since)) v
    cross join lateral (
      select bool_or(role = 'logo') as logo, bool_or(role = 'banner') as banner,
        count(*) filter (where role = 'gallery') as images
      from media where provider_id = p.id
    ) m`,
  );
}

export async function listFactsOf(db: Database, provider_ids: readonly string[], now: Date): Promise<TrustRow[]> {
  return listFacts(db, sql`p.id = any(${sql.param(provider_ids)}::uuid[])`, sql``, now);
}

export async function listFactsAfter(db: Database, after: string, limit: number, now: Date): Promise<TrustRow[]> {
  return listFacts(db, sql`p.id > ${after}`, sql`order by p.id limit ${limit}`, now);
}
