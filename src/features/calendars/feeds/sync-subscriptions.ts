import { day_ms, minute_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import { fetchFeed, type FetchedFeed } from "./fetch-feed.ts";
import { openAddress } from "./open-address.ts";
import { recordFetch } from "./record-fetch.ts";
import { claimDueSubscriptions, type SubscriptionRow } from "./store-subscriptions.ts";

/** Much longer than fetching and reading take. */
const lease_minutes = 5;

/** A few at a time until none is due or `isOver` [calendars-24]. Safe in several processes; returns the number. */
export async function syncSubscriptions(ctx: Context, isOver = () => false): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const now = ctx.clock();
    const lease = new Date(now.getTime() + lease_minutes * minute_ms);
    const due = await claimDueSubscriptions(ctx.db, now, lease, limits.feeds_at_once);
    if (due.length === 0) break;
    await Promise.all(due.map((row) => tryToSync(ctx, row)));
    done += due.length;
  }
  return done;
}

export async function syncSubscription(ctx: Context, row: SubscriptionRow): Promise<void> {
  const isReadLately = row.read_at.getTime() > ctx.clock().getTime() - limits.feed_reading_days * day_ms;
  const begun_ms = performance.now();
  const fetched = await tryToFetch(ctx, row, isReadLately ? row : undefined);
  await recordFetch(ctx, row, fetched, performance.now() - begun_ms);
}

/** Our own errors count as failures too: days may be missing until they are fixed. */
async function tryToFetch(ctx: Context, row: SubscriptionRow, known?: SubscriptionRow): Promise<FetchedFeed> {
  try {
    return await fetchFeed(ctx, openAddress(ctx, row), known);
  } catch (cause) {
    warn(ctx, row, cause);
    return { outcome: "failed", fault: "unreadable" };
  }
}

/** One failing calendar does not block others: logged, and retried after the lease. */
async function tryToSync(ctx: Context, row: SubscriptionRow): Promise<void> {
  try {
    await syncSubscription(ctx, row);
  } catch (cause) {
    warn(ctx, row, cause);
  }
}

function warn({ log }: Pick<Context, "log">, { id }: SubscriptionRow, cause: unknown): void {
  const message = cause instanceof Error ? cause.message : String(cause);
  log.warn("following a calendar", { subscription: id, message });
}
