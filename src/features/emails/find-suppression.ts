import type { EmailTopic, SuppressionSource } from "../../contract/emails/calls.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { mailboxOf, stops, type About } from "./rules.ts";
import { listSuppressed } from "./store-suppressed.ts";

type Knowing = Pick<Context, "keyedHash">;

export type Suppression = { since: string; source: SuppressionSource };

/** Null if the address accepts emails [emails-12]. */
export async function findSuppression(ctx: Knowing, db: Database, email: string): Promise<Suppression | null> {
  return (await findWishes(ctx, db, email)).suppression;
}

export async function isStopped(ctx: Knowing, db: Database, email: string, about: About): Promise<boolean> {
  if (about === "security") return false;
  const wishes = await listSuppressed(db, mailboxOf(ctx.keyedHash, email));
  return wishes.some(({ topic }) => stops(topic, about));
}

/** Stopped topics, or all emails, with dates [emails-12, emails-19]. */
export async function findWishes(
  { keyedHash }: Knowing,
  db: Database,
  email: string,
): Promise<{ suppression: Suppression | null; stopped_topics: ({ topic: EmailTopic } & Suppression)[] }> {
  const wishes = await listSuppressed(db, mailboxOf(keyedHash, email));
  const suppressions = wishes.map(({ topic, source, created_at }) => ({
    topic,
    since: created_at.toISOString(),
    source,
  }));
  const all = suppressions.find(({ topic }) => topic === "all");
  return {
    suppression: all ? { since: all.since, source: all.source } : null,
    stopped_topics: suppressions.flatMap(({ topic, ...suppression }) =>
      topic === "all" ? [] : [{ topic, ...suppression }],
    ),
  };
}
