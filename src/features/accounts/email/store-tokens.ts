import { and, eq, sql } from "drizzle-orm";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { account, accountToken } from "../../../schema/accounts.ts";
import { livingToken, type TokenPurpose } from "../store.ts";

type Bound = { purpose: TokenPurpose; token_hash: string; bound_to: string };

/** Null for any other browser. */
export async function findBoundOwner(db: Database, { purpose, token_hash, bound_to }: Bound, now: Date) {
  const token = await findLivingToken(db, purpose, token_hash, now);
  return token?.bound_to === bound_to ? token.account_id : null;
}

export async function findLivingToken(db: Database, purpose: TokenPurpose, token_hash: string, now: Date) {
  const { account_id, new_email, bound_to } = accountToken;
  const [result] = await db
    .select({ account_id, new_email, bound_to })
    .from(accountToken)
    .where(and(eq(accountToken.token_hash, token_hash), livingToken(purpose, now)));
  return result ?? null;
}

/** An account's former address is reserved while its undo link is valid. */
export async function isReservedEmail(db: Database, { kind, email }: { kind: AccountKind; email: string }, now: Date) {
  const result = await db
    .select({ id: account.id })
    .from(accountToken)
    .innerJoin(account, eq(account.id, accountToken.account_id))
    .where(
      and(
        eq(account.kind, kind),
        livingToken("email_return", now),
        sql`lower(${accountToken.new_email}) = lower(${email})`,
        sql`lower(${account.email}) <> lower(${email})`,
      ),
    )
    .limit(1);
  return result.length > 0;
}
