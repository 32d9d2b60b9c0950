import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { accountToken } from "../../schema/accounts.ts";
import { hashToken, newToken } from "./rules.ts";
import { insertToken } from "./store.ts";

type Wanted = {
  account_id: string;
  purpose: (typeof accountToken.$inferSelect)["purpose"];
  lives_seconds: number;
  /** For a confirmation: the address that the token is sent to; for a way back: the one that the account returns to. */
  new_email?: string;
  /** For a hand-off: the hash of what its browser keeps; for a move: that of the session that asked. */
  bound_to?: string | null;
};

/** Makes a single-use token that travels in a mail or an address, and answers it: only its hash is kept. */
export async function issueToken(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { lives_seconds, ...wanted }: Wanted,
): Promise<string> {
  const now = clock();
  const token = newToken();
  const expires_at = new Date(now.getTime() + lives_seconds * 1000);
  await insertToken(tx, { ...wanted, token_hash: hashToken(token), created_at: now, expires_at });
  return token;
}
