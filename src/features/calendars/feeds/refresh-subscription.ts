import type { CalendarSubscription } from "../../../contract/calendars/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { readSubscription } from "./list-subscriptions.ts";
import { findSubscription } from "./store-subscriptions.ts";
import { syncSubscription } from "./sync-subscriptions.ts";

export async function refreshSubscription(ctx: Context, id: string): Promise<CalendarSubscription> {
  const { id: provider_id } = requireProvider(ctx.actor);
  if (!isUuid(id)) refuse("subscription_not_found");
  const row = (await findSubscription(ctx.db, provider_id, id)) ?? refuse("subscription_not_found");
  const limit = { tries_max: limits.feed_refreshes_hourly_max, window_seconds: 3600 };
  await ctx.db.transaction((tx) => countTry(ctx, tx, [{ name: "calendar_refresh", key: id, ...limit }]));
  await syncSubscription(ctx, row);
  return readSubscription(ctx, id);
}
