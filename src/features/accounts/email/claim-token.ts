import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { accountToken } from "../../../schema/accounts.ts";
import { hashToken } from "../rules.ts";
import { claimLivingToken } from "../store.ts";

type Purpose = (typeof accountToken.$inferSelect)["purpose"];

/**
 * Call in the transaction that uses it, so that a rollback restores it. Refuses unknown, used and expired tokens alike.
 */
export async function claimToken(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { purpose, token, sentence }: { purpose: Purpose; token: string; sentence?: string },
): Promise<{ account_id: string; new_email: string | null }> {
  const claimed = await claimLivingToken(tx, purpose, hashToken(token), clock());
  return claimed ?? refuse("dead_link", sentence === undefined ? {} : { sentence });
}
