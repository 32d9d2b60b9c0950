import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { accountToken } from "../../../schema/accounts.ts";
import { hashToken, newToken } from "../rules.ts";
import { insertAccountToken } from "../store.ts";

type Wanted = {
  account_id: string;
  purpose: (typeof accountToken.$inferSelect)["purpose"];
  lives_seconds: number;
  /** The address to confirm, or the one that an undo restores. */
  new_email?: string;
  /** A hand-off binds to the browser's hash, a move to the session's. */
  bound_to?: string | null;
};

/** Only the hash is saved. */
export async function issueToken(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { lives_seconds, ...wanted }: Wanted,
): Promise<string> {
  const now = clock();
  const token = newToken();
  const expires_at = new Date(now.getTime() + lives_seconds * 1000);
  await insertAccountToken(tx, { ...wanted, token_hash: hashToken(token), created_at: now, expires_at });
  return token;
}
