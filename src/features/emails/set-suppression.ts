import type { EmailTopic, SuppressionSource } from "../../contract/emails/words.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { mailboxOf, readLinkToken } from "./rules.ts";
import { insertSuppressed, listSuppressed, removeSuppressed } from "./store-suppressed.ts";

type Wished = {
  is_suppressed: boolean;
  /** All emails unless said. */
  topic?: EmailTopic | undefined;
  source: SuppressionSource;
};
type Known = Pick<Context, "db" | "keyedHash" | "clock">;

/** Whether the mailbox that a link was mailed to takes no emails, and about which topics it takes none. Refuses a token that isn't ours. */
export async function readWishesByLink(
  { db, keyedHash }: Known,
  token: string,
): Promise<{ is_suppressed: boolean; stopped_topics: EmailTopic[] }> {
  const wishes = await listSuppressed(db, readLinkToken(keyedHash, token) ?? refuse("dead_link"));
  return {
    is_suppressed: wishes.some(({ topic }) => topic === "all"),
    stopped_topics: wishes.flatMap(({ topic }) => (topic === "all" ? [] : [topic])),
  };
}

/**
 * Stops emails to the mailbox that a link was mailed to, all or those about a topic, or has them begin again [emails-12]. Whoever
 * holds an email of ours may: nobody else has its token. Refuses one that isn't ours.
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

/** All emails and each topic are wishes of their own: taking one back leaves the others [emails-19]. */
async function keep(
  { clock }: Pick<Known, "clock">,
  tx: Database,
  email_hash: string,
  { is_suppressed, topic = "all", source }: Omit<Wished, "topic"> & { topic?: EmailTopic | "all" | undefined },
): Promise<boolean> {
  if (!is_suppressed) return removeSuppressed(tx, { email_hash, topic });
  return insertSuppressed(tx, { email_hash, topic, source, created_at: clock() });
}
