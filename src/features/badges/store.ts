import { and, asc, eq, sql, type AnyColumn } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BadgeStats } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { VerifiedIdentity } from "../../contract/providers/identity.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { provider } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";

/** Oldest first, with the granting or inviting admin's name. */
export async function listBadgesOfProvider(db: Database, provider_id: string) {
  const { badge_type, granted_at, origin, notes, granted_by } = badge;
  const holder = alias(provider, "holder");
  const ofVerified = <T>(column: AnyColumn) => sql<T>`case when ${badge_type} = 'verified' then ${column} end`;
  const rests_since = ofVerified<Date | string | null>(holder.verification_rests_since);
  const rests_for = ofVerified<string | null>(holder.verification_rests_for);
  return db
    .select({ badge_type, granted_at, origin, granted_by_name: provider.business_name, notes, rests_since, rests_for })
    .from(badge)
    .innerJoin(holder, eq(holder.id, badge.provider_id))
    .leftJoin(provider, eq(provider.id, granted_by))
    .where(eq(badge.provider_id, provider_id))
    .orderBy(asc(granted_at), asc(badge_type));
}

/** False if the provider already has it. The database updates the provider's verification. */
export async function insertBadge(tx: Database, row: typeof badge.$inferInsert): Promise<boolean> {
  const added = await tx.insert(badge).values(row).onConflictDoNothing().returning({ badge_type: badge.badge_type });
  return added.length > 0;
}

export type GrantRecord = Pick<typeof badge.$inferSelect, "origin" | "granted_at" | "granted_by">;

/** Null if the provider does not have it. The database updates the provider's verification. */
export async function deleteBadge(
  tx: Database,
  provider_id: string,
  badge_type: BadgeType,
): Promise<GrantRecord | null> {
  const deleted = await tx
    .delete(badge)
    .where(and(eq(badge.provider_id, provider_id), eq(badge.badge_type, badge_type)))
    .returning({ origin: badge.origin, granted_at: badge.granted_at, granted_by: badge.granted_by });
  return deleted[0] ?? null;
}

/** Restores the earlier origin. */
export async function updateGrant(
  tx: Database,
  provider_id: string,
  badge_type: BadgeType,
  grant: GrantRecord,
): Promise<void> {
  await tx
    .update(badge)
    .set(grant)
    .where(and(eq(badge.provider_id, provider_id), eq(badge.badge_type, badge_type)));
}

export async function updateNotes(
  tx: Database,
  { provider_id, badge_type, notes }: { provider_id: string; badge_type: BadgeType; notes: string | null },
): Promise<boolean | null> {
  const that = and(eq(badge.provider_id, provider_id), eq(badge.badge_type, badge_type));
  const [current] = await tx.select({ notes: badge.notes }).from(badge).where(that);
  if (!current) return null;
  if (current.notes === notes) return false;
  await tx.update(badge).set({ notes }).where(that);
  return true;
}

export async function findProviderStatus(db: Database, id: string) {
  const { business_name, is_verified } = provider;
  const [result] = await db.select({ business_name, is_verified }).from(provider).where(eq(provider.id, id));
  return result ?? null;
}

/** A verification waiting for confirmation [trust-24]. */
export type Rest = { since: Date; changed: string; verified_as: VerifiedIdentity };

export async function findRest(db: Database, id: string): Promise<Rest | null> {
  const { verification_rests_since: since, verification_rests_for: changed, verified_as } = provider;
  const [result] = await db.select({ since, changed, verified_as }).from(provider).where(eq(provider.id, id));
  if (!result?.since || !result.verified_as) return null;
  return { since: result.since, changed: result.changed ?? "", verified_as: result.verified_as };
}

export async function findTrust(db: Database, id: string) {
  const { is_verified, trust_score, trust_tier } = provider;
  const [result] = await db.select({ is_verified, trust_score, trust_tier }).from(provider).where(eq(provider.id, id));
  return result ?? null;
}

/** An arbitrary lock number, the same in every process. */
const pioneers = 7_366_240;

export async function lockPioneers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${pioneers})`);
}

/** Oldest first, without super admins. */
export async function listBare(db: Database, limit: number): Promise<string[]> {
  const result = await rows<{ id: string }>(
    db,
    sql`select id from provider p
      where not is_super_admin and not exists (select 1 from badge where provider_id = p.id)
      order by created_at, id limit ${limit}`,
  );
  return result.map(({ id }) => id);
}

/** Includes unpublished providers, without super admins [admin-2]. */
export async function countHolders(db: Database): Promise<BadgeStats> {
  const [stats] = await rows<BadgeStats>(
    db,
    sql`with granted as (
        select provider_id, badge_type from badge
        where provider_id not in (select id from provider where is_super_admin)
      ), everyone as (
        select ((select count(*) from provider) - (select count(*) from provider where is_super_admin))::int as total
      )
      select total,
        total - (select count(distinct provider_id) from granted where badge_type in ('pioneer', 'premier'))::int as none,
        count(*) filter (where badge_type = 'pioneer')::int as pioneer,
        count(*) filter (where badge_type = 'premier')::int as premier,
        count(*) filter (where badge_type = 'verified')::int as verified,
        count(*) filter (where badge_type = 'featured')::int as featured,
        count(*) filter (where badge_type = 'trusted')::int as trusted
      from everyone left join granted on true group by total`,
  );
  return stats ?? { total: 0, none: 0, pioneer: 0, premier: 0, verified: 0, featured: 0, trusted: 0 };
}
