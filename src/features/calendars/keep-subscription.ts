import type { FeedFault } from "../../contract/calendars/feed-words.ts";
import { hour_ms, minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readProviderUser } from "../providers/read-provider-user.ts";
import { feedBroken } from "./emails.ts";
import type { FetchedFeed } from "./fetch-feed.ts";
import { isKept, todayOf } from "./rules.ts";
import { lockSubscription, replaceImport, updateSubscription, type SubscriptionRow } from "./store-subscriptions.ts";
import { findCalendar, touchCalendar } from "./store.ts";

/** What a column counts up to: long before that the waits grow no more. */
const failures_max = 1_000;
/** A calendar that takes nine seconds comes every three hours. */
const slow_factor = 1_200;

type Tried = { failures: number; took_ms?: number };

/**
 * When a calendar is fetched next: in half an hour, after failures in twice as long each time, a fifth sooner or later by chance. One
 * that takes long comes more rarely, so that slow ones keep no others waiting.
 */
export function nextFetch(now: Date, { failures, took_ms = 0 }: Tried, chance = Math.random()): Date {
  const usual_ms = Math.max(limits.feed_minutes * minute_ms, took_ms * slow_factor);
  const wait_ms = Math.min(usual_ms * 2 ** failures, limits.feed_wait_hours_max * hour_ms);
  return new Date(now.getTime() + Math.round(wait_ms * (0.8 + 0.4 * chance)));
}

/** Writes down what came of fetching a calendar [calendars-24]; of one that nobody follows any more, nothing. */
export async function keepSubscription(
  ctx: Context,
  { id, provider_id }: Pick<SubscriptionRow, "id" | "provider_id">,
  fetched: FetchedFeed,
  took_ms = 0,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (fetched.outcome === "failed") await keepFailure(ctx, tx, { id, took_ms }, fetched.fault);
    else await keepSuccess(ctx, tx, { id, provider_id, took_ms }, fetched);
  });
}

/** What was read takes the place of what stood, and the calendar counts as kept. Lists are made anew where they would say anything else. */
async function keepSuccess(
  { clock }: Context,
  tx: Database,
  { id, provider_id, took_ms }: Pick<SubscriptionRow, "id" | "provider_id"> & { took_ms: number },
  fetched: Exclude<FetchedFeed, { outcome: "failed" }>,
): Promise<void> {
  const now = clock();
  const before = await findCalendar(tx, provider_id);
  // held before the subscription, as whoever stops following does
  await touchCalendar(tx, provider_id, now);
  const row = await lockSubscription(tx, id);
  if (!row) return;
  const well = { fault: null, failures: 0, told_at: null, fetched_at: now, good_at: now };
  const next_at = nextFetch(now, { failures: 0, took_ms });
  let changes = 0;
  if (fetched.outcome === "read") {
    const { days, unread, etag, last_modified } = fetched;
    changes = await replaceImport(tx, { subscription_id: id, provider_id, is_whole: row.effect === "taken" }, days);
    await updateSubscription(tx, id, { ...well, next_at, unread, etag, last_modified, read_at: now });
  } else await updateSubscription(tx, id, { ...well, next_at });
  const wasKept = before !== null && isKept(before.kept_at, todayOf(now));
  if (changes > 0 || !wasKept) await announceChange(tx, ["availability"]);
}

/** What was read last stays. Its provider is told once, when it has failed for a while. */
async function keepFailure(
  ctx: Context,
  tx: Database,
  { id, took_ms }: { id: string; took_ms: number },
  fault: FeedFault,
): Promise<void> {
  const row = await lockSubscription(tx, id);
  if (!row) return;
  const now = ctx.clock();
  const failures = Math.min(row.failures + 1, failures_max);
  const isToTell = row.told_at === null && failures >= limits.feed_failures_told;
  await updateSubscription(tx, id, {
    fault,
    failures,
    fetched_at: now,
    next_at: nextFetch(now, { failures, took_ms }),
    ...(isToTell && { told_at: now }),
  });
  if (!isToTell) return;
  const { provider_id: subject_id } = row;
  const { email: recipient } = await readProviderUser(tx, subject_id);
  await queueEmail(ctx, tx, feedBroken, { data: { subscription_id: id }, recipient, subject_id });
}
