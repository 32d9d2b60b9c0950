import type { EmailTopic, SuppressionSource } from "../../contract/emails/words.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { mailboxOf, stops, type About } from "./rules.ts";
import { listSuppressed } from "./store-suppressed.ts";

type Knowing = Pick<Context, "keyedHash">;

export type Suppression = { since: string; source: SuppressionSource };

/** Since when an address takes no emails, and how it said so [emails-12]; null where it takes them. */
export async function findSuppression(ctx: Knowing, db: Database, email: string): Promise<Suppression | null> {
  return (await findWishes(ctx, db, email)).suppression;
}

/** Whether an address takes no emails about something, be it because it takes none at all. */
export async function isStopped(ctx: Knowing, db: Database, email: string, about: About): Promise<boolean> {
  if (about === "security") return false;
  const wishes = await listSuppressed(db, mailboxOf(ctx.keyedHash, email));
  return wishes.some(({ topic }) => stops(topic, about));
}

/** All that an address said: since when it takes no emails, and about which topics it takes none [emails-12, emails-19]. */
export async function findWishes(
  { keyedHash }: Knowing,
  db: Database,
  email: string,
): Promise<{ suppression: Suppression | null; stopped_topics: ({ topic: EmailTopic } & Suppression)[] }> {
  const wishes = await listSuppressed(db, mailboxOf(keyedHash, email));
  const told = wishes.map(({ topic, source, created_at }) => ({ topic, since: created_at.toISOString(), source }));
  const all = told.find(({ topic }) => topic === "all");
  return {
    suppression: all ? { since: all.since, source: all.source } : null,
    stopped_topics: told.flatMap(({ topic, ...said }) => (topic === "all" ? [] : [{ topic, ...said }])),
  };
}
