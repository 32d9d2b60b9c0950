import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { account, session } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";

/** A living session with what tells who is asking; null when it is unknown or over. */
export async function findSession(db: Database, token_hash: string, now: Date) {
  const [found] = await db
    .select({
      account_id: session.account_id,
      kind: account.kind,
      admin_id: session.admin_id,
      last_used_at: session.last_used_at,
      is_super_admin: sql<boolean>`coalesce(${provider.is_super_admin}, false)`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.account_id))
    .leftJoin(provider, eq(provider.id, session.account_id))
    .where(and(eq(session.token_hash, token_hash), gt(session.expires_at, now)));
  return found ?? null;
}

type Touch = { now: Date; usedBefore: Date; expires_at: Date };

/** Notes that a session is in use and moves its end; only one of several requests at once does. */
export async function updateSessionUse(db: Database, token_hash: string, { now, usedBefore, expires_at }: Touch) {
  await db
    .update(session)
    .set({ last_used_at: now, expires_at })
    .where(and(eq(session.token_hash, token_hash), lt(session.last_used_at, usedBefore)));
}
