import { and, eq, sql } from "drizzle-orm";
import type { SuperAdmin } from "../../../contract/providers/admin-schema.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { isoTimestamp } from "../../../platform/iso-timestamp.ts";
import { account } from "../../../schema/accounts.ts";
import { provider } from "../../../schema/providers.ts";
import { havingFactor } from "../../accounts/second-factor/store-factors.ts";

/** An arbitrary lock key, the same in every process. */
const super_admin = 7_366_239;

/** Serialises the creation of the super admin until the transaction ends. */
export async function lockSuperAdmin(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${super_admin})`);
}

export async function hasSuperAdmin(db: Database): Promise<boolean> {
  const result = await db.select({ id: provider.id }).from(provider).where(eq(provider.is_super_admin, true)).limit(1);
  return result.length > 0;
}

export async function isSuperAdmin(db: Database, id: string): Promise<boolean> {
  const result = await db
    .select({ id: provider.id })
    .from(provider)
    .where(and(eq(provider.is_super_admin, true), eq(provider.id, id)));
  return result.length > 0;
}

/** True for an account without any content or activity beyond its registration. */
export async function isEmpty(db: Database, id: string): Promise<boolean> {
  const [result] = await rows<{ is_empty: boolean }>(
    db,
    sql`select p.published_at is null and p.description is null
        and not exists (select 1 from badge where provider_id = p.id)
        and not exists (select 1 from media where provider_id = p.id)
        and not exists (select 1 from endorsement where p.id in (endorser_id, endorsed_provider_id))
        and not exists (select 1 from verification where p.id in (verifier_id, provider_id))
        and not exists (select 1 from enquiry_recipient where provider_id = p.id) as is_empty
      from provider p where p.id = ${id}`,
  );
  return result?.is_empty ?? true;
}

export async function listSuperAdminRows(db: Database, now: Date): Promise<Omit<SuperAdmin, "is_you">[]> {
  return rows(
    db,
    sql`select p.id, p.business_name, p.contact_person, a.email, s.sessions, s.last_used_at,
        ${havingFactor(sql`p.id`)} as has_second_factor
      from provider p join account a on a.id = p.id
      cross join lateral (select count(*)::int as sessions, ${isoTimestamp("max(last_used_at)")} as last_used_at
        from session where account_id = p.id and admin_id is null and expires_at > ${now.toISOString()}::timestamptz) s
      where p.is_super_admin order by p.created_at, p.id`,
  );
}

export async function listSuperAdminEmails(db: Database): Promise<string[]> {
  const result = await db
    .select({ email: sql<string>`lower(${account.email})` })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(provider.is_super_admin, true));
  return result.map(({ email }) => email);
}

export async function demoteSuperAdmins(tx: Database, now: Date): Promise<void> {
  await tx.update(provider).set({ is_super_admin: false, updated_at: now }).where(eq(provider.is_super_admin, true));
}

export async function withdrawAll(tx: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const withdrawn = await tx
    .update(provider)
    .set({ is_published: false, updated_at: now })
    .where(and(eq(provider.is_published, true), sql`${provider.id} = any(${sql.param([...ids])}::uuid[])`))
    .returning({ id: provider.id });
  return withdrawn.map(({ id }) => id);
}
