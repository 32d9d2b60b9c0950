import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";

/** Any number, the same in every process. */
const super_admin = 7_366_239;

/** Only one at a time makes the super admin, until its transaction ends. */
export async function lockSuperAdmin(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${super_admin})`);
}

/** Whether a super admin has this email. */
export async function isSuperAdmin(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ id: provider.id })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(and(eq(provider.is_super_admin, true), sql`lower(${account.email}) = lower(${email})`));
  return found.length > 0;
}

/** The emails of all super admins, in small letters. */
export async function listSuperAdminEmails(db: Database): Promise<string[]> {
  const found = await db
    .select({ email: sql<string>`lower(${account.email})` })
    .from(provider)
    .innerJoin(account, eq(account.id, provider.id))
    .where(eq(provider.is_super_admin, true));
  return found.map(({ email }) => email);
}

/** From then on nobody is a super admin. */
export async function demoteSuperAdmins(tx: Database, now: Date): Promise<void> {
  await tx.update(provider).set({ is_super_admin: false, updated_at: now }).where(eq(provider.is_super_admin, true));
}

/** Unpublishes those of these providers that are published, and answers their ids. */
export async function withdrawAll(tx: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const withdrawn = await tx
    .update(provider)
    .set({ is_published: false, updated_at: now })
    .where(and(eq(provider.is_published, true), sql`${provider.id} = any(${sql.param([...ids])}::uuid[])`))
    .returning({ id: provider.id });
  return withdrawn.map(({ id }) => id);
}
