import { sql, type SQL } from "drizzle-orm";
import type {
  AdminProvider,
  AdminSortOrder,
  BadgeFilter,
  HeldBadge,
} from "../../../contract/providers/admin-schema.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { containing } from "../../../platform/database/like-pattern.ts";
import { isoTimestamp } from "../../../platform/iso-timestamp.ts";
import { havingFactor } from "../../accounts/second-factor/store-factors.ts";
import { unplaced } from "../store-places.ts";

export type AdminFilter = {
  search?: string;
  is_published?: boolean;
  badge?: BadgeFilter;
  is_unplaced?: true;
  is_super_admin?: true;
};

/** With the account's email and the badges. */
export type AdminRow = Omit<AdminProvider, "category_name" | "badges" | "badge_type"> & {
  category_id: number | null;
  badges: HeldBadge[] | null;
};

/** Must match the indexes exactly (schema/providers.ts). */
const orders: Record<AdminSortOrder, SQL> = {
  newest: sql.raw("p.created_at desc, p.id desc"),
  oldest: sql.raw("p.created_at, p.id"),
  name: sql.raw(String.raw`split_part(p.search_text, E'\n', 1) collate "C", p.id`),
  trust: sql.raw("p.trust_score desc, p.id desc"),
};

const names = sql.raw(String.raw`(split_part(search_text, E'\n', 1) || E'\n' || split_part(search_text, E'\n', 2))`);

function matching({ search, is_published, badge, is_unplaced, is_super_admin }: AdminFilter): SQL {
  const conditions = [
    sql`true`,
    search === undefined ? undefined : matchesText(containing(search)),
    is_published === undefined ? undefined : is_published ? sql`p.is_published` : sql`not p.is_published`,
    badge === undefined ? undefined : holding(badge),
    is_unplaced && unplaced("p"),
    is_super_admin && sql`p.is_super_admin`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** One index per table: a condition over both tables could use neither. */
function matchesText(pattern: string): SQL {
  return sql`p.id in (
    select id from provider where ${names} like ${pattern}
    union select id from account where kind = 'provider' and lower(email) like ${pattern})`;
}

/** Verified is paused [trust-24]. */
const resting = sql.raw("verification_rests_since is not null");

function holding(badge: BadgeFilter): SQL {
  if (badge === "resting") return resting;
  return badge === "none"
    ? sql`not exists (select 1 from badge b where b.provider_id = p.id)`
    : sql`exists (select 1 from badge b where b.provider_id = p.id and b.badge_type = ${badge})`;
}

type Page = { order: AdminSortOrder; limit: number; offset: number };

/** Finds the page's ids first; only those fetch the rest. */
export async function listAdminRows(db: Database, filter: AdminFilter, page: Page): Promise<AdminRow[]> {
  const { order, limit, offset } = page;
  return rows(
    db,
    sql`select p.id, p.business_name, p.contact_person, a.email, p.city, p.category_ids[1] as category_id,
        p.is_published, p.is_super_admin, ${havingFactor(sql`p.id`)} as has_second_factor, ${isoTimestamp("p.suspended_at")} as suspended_at, p.suspended_reason, p.trust_score, p.trust_tier, p.google_rating, p.google_review_count,
        p.facebook_rating, p.facebook_review_count, p.ratings_recorded_at is not null as ratings_recorded,
        ${isoTimestamp("p.created_at")} as created_at,
        (select json_agg(json_build_object('badge_type', badge_type, 'granted_at', ${isoTimestamp("granted_at")}, 'origin', origin,
              'granted_by_name', (select business_name from provider g where g.id = granted_by), 'notes', notes,
              'rests_since', case when badge_type = 'verified' then ${isoTimestamp("p.verification_rests_since")} end,
              'rests_for', case when badge_type = 'verified' then p.verification_rests_for end)
            order by granted_at, badge_type)
          from badge where provider_id = p.id) as badges
      from (select p.id from provider p where ${matching(filter)} order by ${orders[order]} limit ${limit} offset ${offset}) page
      join provider p on p.id = page.id
      join account a on a.id = p.id
      order by ${orders[order]}`,
  );
}

export async function countAdminRows(db: Database, filter: AdminFilter): Promise<number> {
  return db.$count(sql`provider p`, matching(filter));
}

/** Without super admins. */
export async function countNewProviders(
  db: Database,
  since: Date,
): Promise<{ new_providers: number; new_published: number }> {
  const [result] = await rows<{ new_providers: number; new_published: number }>(
    db,
    sql`select count(*)::int as new_providers, (count(*) filter (where is_published))::int as new_published
      from provider where created_at > ${since.toISOString()}::timestamptz and not is_super_admin`,
  );
  return result ?? { new_providers: 0, new_published: 0 };
}

export async function countResting(db: Database): Promise<number> {
  return db.$count(sql`provider`, resting);
}
