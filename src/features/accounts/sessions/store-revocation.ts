import { isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { account, accountToken, session } from "../../../schema/accounts.ts";

/** Also for all accounts with the same password hash; removes social sign-ins. Returns the ids. */
export async function replacePasswords(tx: Database, ids: readonly string[], password_hash: string): Promise<string[]> {
  const shared = tx
    .select({ password_hash: account.password_hash })
    .from(account)
    .where(isNotNull(account.password_hash))
    .groupBy(account.password_hash)
    .having(sql`count(*) > 1`);
  const revoked = await tx
    .update(account)
    .set({ password_hash, google_id: null })
    .where(sql`${account.id} = any(${sql.param([...ids])}::uuid[]) or ${account.password_hash} in ${shared}`)
    .returning({ id: account.id });
  return revoked.map(({ id }) => id);
}

export async function removeEveryKey(tx: Database): Promise<void> {
  await removeEverySession(tx);
  await tx.delete(accountToken);
}

export async function removeEverySession(tx: Database): Promise<number> {
  return (await tx.delete(session).returning({ id: session.id })).length;
}
