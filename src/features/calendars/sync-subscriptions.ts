import { day_ms, minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { keepSubscription } from "./keep-subscription.ts";
import { openAddress } from "./open-address.ts";
import { claimDueSubscriptions, type SubscriptionRow } from "./store-subscriptions.ts";

/** Much longer than fetching and reading may take. */
const lease_minutes = 5;

/**
 * Fetches the calendars whose time has come, a few at a time, until none is left or it is over; answers how many [calendars-24]. Several processes
 * share them.
 */
export async function syncSubscriptions(ctx: Context, isOver = () => false): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const now = ctx.clock();
    const lease = new Date(now.getTime() + lease_minutes * minute_ms);
    const due = await claimDueSubscriptions(ctx.db, now, lease, limits.feeds_at_once);
    await Promise.all(due.map((row) => tryToSync(ctx, row)));
    done += due.length;
    if (due.length < limits.feeds_at_once) break;
  }
  return done;
}

/** Fetches one calendar and writes down what came of it. */
export async function syncSubscription(ctx: Context, row: SubscriptionRow): Promise<void> {
  const isReadLately = row.read_at.getTime() > ctx.clock().getTime() - limits.feed_reading_days * day_ms;
  const fetched = await fetchFeed(ctx, openAddress(ctx, row), isReadLately ? row : undefined);
  await keepSubscription(ctx, row, fetched);
}

/** What is wrong with one calendar keeps no other waiting: it is told, and tried again when its lease is over. */
async function tryToSync(ctx: Context, row: SubscriptionRow): Promise<void> {
  try {
    await syncSubscription(ctx, row);
  } catch (cause) {
    ctx.log.warn("following a calendar", {
      subscription: row.id,
      message: cause instanceof Error ? cause.message : String(cause),
    });
  }
}
