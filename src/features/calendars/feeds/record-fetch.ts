import type { FeedError } from "../../../contract/calendars/calls.ts";
import { hour_ms, minute_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { readProviderUser } from "../../providers/account/read-provider-user.ts";
import { feedBroken } from "../emails.ts";
import { isFresh } from "../rules.ts";
import { findCalendar, touchCalendar } from "../store.ts";
import type { FetchedFeed } from "./fetch-feed.ts";
import { lockSubscription, replaceImport, updateSubscription, type SubscriptionRow } from "./store-subscriptions.ts";

/** The column's limit; waits stop growing long before. */
const failures_max = 1_000;
/** A calendar that takes nine seconds is fetched every three hours. */
const slow_factor = 1_200;

type Tried = { failures: number; took_ms?: number };

/** Half an hour, doubled per failure, with 20% jitter; longer for slow calendars. */
export function nextFetch(now: Date, { failures, took_ms = 0 }: Tried, chance = Math.random()): Date {
  const usual_ms = Math.max(limits.feed_minutes * minute_ms, took_ms * slow_factor);
  const wait_ms = Math.min(usual_ms * 2 ** failures, limits.feed_wait_hours_max * hour_ms);
  return new Date(now.getTime() + Math.round(wait_ms * (0.8 + 0.4 * chance)));
}

/** Nothing if nobody follows it any more [calendars-24]. */
export async function recordFetch(
  ctx: Context,
  { id, provider_id }: Pick<SubscriptionRow, "id" | "provider_id">,
  fetched: FetchedFeed,
  took_ms = 0,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (fetched.outcome === "failed") await recordFailure(ctx, tx, { id, took_ms }, fetched.fault);
    else await recordSuccess(ctx, tx, { id, provider_id, took_ms }, fetched);
  });
}

/** Marks the calendar as kept; invalidates lists only if they change. */
async function recordSuccess(
  { clock }: Context,
  tx: Database,
  { id, provider_id, took_ms }: Pick<SubscriptionRow, "id" | "provider_id"> & { took_ms: number },
  fetched: Exclude<FetchedFeed, { outcome: "failed" }>,
): Promise<void> {
  const now = clock();
  const before = await findCalendar(tx, provider_id);
  // lock order: calendar before subscription, as in removal
  await touchCalendar(tx, provider_id, now);
  const row = await lockSubscription(tx, id);
  if (!row) return;
  const well = { fault: null, failures: 0, notified_at: null, fetched_at: now, good_at: now };
  const next_at = nextFetch(now, { failures: 0, took_ms });
  let changes = 0;
  if (fetched.outcome === "read") {
    const { days, unread, etag, last_modified } = fetched;
    changes = await replaceImport(tx, { subscription_id: id, provider_id, is_all_day: row.effect === "taken" }, days);
    await updateSubscription(tx, id, { ...well, next_at, unread, etag, last_modified, read_at: now });
  } else await updateSubscription(tx, id, { ...well, next_at });
  const wasCurrent = before !== null && isFresh(before.kept_at, southAfricanDate(now));
  if (changes > 0 || !wasCurrent) await announceChange(tx, ["availability"]);
}

/** Keeps the last data; emails the provider once, after failing for a while. */
async function recordFailure(
  ctx: Context,
  tx: Database,
  { id, took_ms }: { id: string; took_ms: number },
  fault: FeedError,
): Promise<void> {
  const row = await lockSubscription(tx, id);
  if (!row) return;
  const now = ctx.clock();
  const failures = Math.min(row.failures + 1, failures_max);
  const shouldNotify = row.notified_at === null && failures >= limits.feed_failures_notified;
  await updateSubscription(tx, id, {
    fault,
    failures,
    fetched_at: now,
    next_at: nextFetch(now, { failures, took_ms }),
    ...(shouldNotify && { notified_at: now }),
  });
  if (!shouldNotify) return;
  const { provider_id: subject_id } = row;
  const { email: recipient } = await readProviderUser(tx, subject_id);
  await queueEmail(ctx, tx, feedBroken, { data: { subscription_id: id }, recipient, subject_id });
}
