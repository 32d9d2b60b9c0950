import type { EmailTopic, SuppressionSource } from "../../contract/emails/calls.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { mailboxOf, readLinkToken } from "./rules.ts";
import { insertSuppressed, listSuppressed, removeSuppressed } from "./store-suppressed.ts";

type Wished = {
  is_suppressed: boolean;
  /** All emails by default. */
  topic?: EmailTopic | undefined;
  source: SuppressionSource;
};
type Known = Pick<Context, "db" | "keyedHash" | "clock">;

/** Refuses an invalid token. */
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

/** All emails or one topic [emails-12]. The token from any email is enough. Refuses an invalid one. */
export async function setSuppressionByLink(ctx: Known, token: string, wished: Wished): Promise<void> {
  await store(ctx, ctx.db, readLinkToken(ctx.keyedHash, token) ?? refuse("dead_link"), wished);
}

export async function setSuppression(
  ctx: Omit<Known, "db">,
  tx: Database,
  email: string,
  wished: Wished,
): Promise<boolean> {
  return store(ctx, tx, mailboxOf(ctx.keyedHash, email), wished);
}

/** Removing one topic leaves the others and "all" [emails-19]. */
async function store(
  { clock }: Pick<Known, "clock">,
  tx: Database,
  email_hash: string,
  { is_suppressed, topic = "all", source }: Omit<Wished, "topic"> & { topic?: EmailTopic | "all" | undefined },
): Promise<boolean> {
  if (!is_suppressed) return removeSuppressed(tx, { email_hash, topic });
  return insertSuppressed(tx, { email_hash, topic, source, created_at: clock() });
}
