import type { SuppressionSource } from "../../contract/emails/words.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { mailboxOf, readLinkToken } from "./rules.ts";
import { findSuppressed, insertSuppressed, removeSuppressed } from "./store-suppressed.ts";

type Wished = { is_suppressed: boolean; source: SuppressionSource };
type Known = Pick<Context, "db" | "keyedHash" | "clock">;

/** Whether the mailbox that a link was mailed to takes no emails. Refuses a token that isn't ours. */
export async function isSuppressedByLink({ db, keyedHash }: Known, token: string): Promise<boolean> {
  const mailbox = readLinkToken(keyedHash, token) ?? refuse("dead_link");
  return (await findSuppressed(db, mailbox)) !== null;
}

/**
 * Stops emails to the mailbox that a link was mailed to, or has them begin again [emails-12]. Whoever holds an email of ours
 * may: nobody else has its token. Refuses one that isn't ours.
 */
export async function setSuppressionByLink(ctx: Known, token: string, wished: Wished): Promise<void> {
  await keep(ctx, ctx.db, readLinkToken(ctx.keyedHash, token) ?? refuse("dead_link"), wished);
}

/** The same for an address whose owner is known by other means. Answers whether it changed anything. */
export async function setSuppression(
  ctx: Omit<Known, "db">,
  tx: Database,
  email: string,
  wished: Wished,
): Promise<boolean> {
  return keep(ctx, tx, mailboxOf(ctx.keyedHash, email), wished);
}

async function keep(
  { clock }: Pick<Known, "clock">,
  tx: Database,
  email_hash: string,
  { is_suppressed, source }: Wished,
): Promise<boolean> {
  if (!is_suppressed) return removeSuppressed(tx, email_hash);
  return insertSuppressed(tx, { email_hash, source, created_at: clock() });
}
