import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { accountToken } from "../../schema/accounts.ts";
import { livingToken } from "./store.ts";

type Handoff = { token_hash: string; bound_to: string };

/** Whose a living hand-off is, for the browser that it is bound to; null for any other. */
export async function findHandoffOwner(db: Database, { token_hash, bound_to }: Handoff, now: Date) {
  const [found] = await db
    .select({ account_id: accountToken.account_id })
    .from(accountToken)
    .where(
      and(
        eq(accountToken.token_hash, token_hash),
        eq(accountToken.bound_to, bound_to),
        livingToken("sign_in_handoff", now),
      ),
    );
  return found?.account_id ?? null;
}
