import type { FeedError } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../contract/calendars/schema.ts";
import type { SubscriptionRow } from "./store-subscriptions.ts";

/** Shows only the address's server and ending. */
export function presentSubscription(row: SubscriptionRow & { days: number }): CalendarSubscription {
  const { id, name, host, hint, effect, days, unread, fault, fetched_at, good_at, next_at } = row;
  return {
    id,
    name,
    host,
    hint,
    effect,
    days,
    unread,
    fault: fault as FeedError | null,
    fetched_at: fetched_at.toISOString(),
    good_at: good_at.toISOString(),
    next_at: next_at.toISOString(),
  };
}
