import { feedErrors, type FeedError } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription, SubscriptionFields } from "../../../contract/calendars/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireConfirmed } from "../../accounts/email/require-confirmed.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { changeCalendar } from "../change-calendar.ts";
import { feedAddressOf, fetchFeed } from "./fetch-feed.ts";
import { readSubscription } from "./list-subscriptions.ts";
import { openAddress, sealAddress } from "./open-address.ts";
import { nextFetch } from "./record-fetch.ts";
import { insertSubscription, listSubscriptionRows, replaceImport } from "./store-subscriptions.ts";

const hint_length = 6;

/** Fetches first, so that an invalid address is refused with the reason [calendars-21]. */
export async function addSubscription(ctx: Context, fields: SubscriptionFields): Promise<CalendarSubscription> {
  const { id: provider_id } = requireProvider(ctx.actor);
  const address = feedAddressOf(fields.url);
  await requireConfirmed(ctx.db, provider_id);
  await ctx.db.transaction((tx) => countTry(ctx, tx, [limitOf(provider_id)]));
  await requireRoom(ctx, ctx.db, provider_id, address);
  const fetched = await fetchFeed(ctx, address);
  if (fetched.outcome === "failed") refuseFeed(fetched.fault);
  // the server says "unchanged" although we have no copy
  if (fetched.outcome === "unchanged") refuseFeed("failed");
  const { days, unread, etag, last_modified } = fetched;
  const id = newId();
  const { hostname: host } = new URL(address);
  await changeCalendar(ctx, "calendar_followed", async (tx) => {
    await requireRoom(ctx, tx, provider_id, address);
    const now = ctx.clock();
    await insertSubscription(tx, {
      id,
      provider_id,
      name: fields.name ?? host,
      sealed_address: sealAddress(ctx, provider_id, address),
      host,
      hint: address.slice(-hint_length),
      effect: fields.effect,
      unread,
      etag,
      last_modified,
      read_at: now,
      fetched_at: now,
      good_at: now,
      next_at: nextFetch(now, { failures: 0 }),
      created_at: now,
    });
    await replaceImport(tx, { subscription_id: id, provider_id, is_all_day: fields.effect === "taken" }, days);
  });
  return readSubscription(ctx, id);
}

function limitOf(provider_id: string) {
  return {
    name: "calendar_follow",
    key: provider_id,
    tries_max: limits.subscriptions_hourly_max,
    window_seconds: 3600,
    reason: "You’ve tried many calendars.",
  };
}

async function requireRoom(ctx: Context, db: Database, provider_id: string, address: string): Promise<void> {
  const followed = await listSubscriptionRows(db, provider_id, southAfricanDate(ctx.clock()));
  if (followed.length >= limits.subscriptions_max) refuse("subscriptions_full");
  if (followed.some((row) => openAddress(ctx, row) === address)) refuse("feed_followed");
}

function refuseFeed(error: FeedError): never {
  const sentence = feedErrors[error];
  return refuse("feed_refused", { sentence, fields: { url: sentence } });
}
