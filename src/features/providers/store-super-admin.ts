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
