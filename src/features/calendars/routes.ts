import * as calls from "../../contract/calendars/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { refuseIfDeleted } from "../providers/refuse-if-deleted.ts";
import { addCalendarEntry, changeEntry, removeCalendarEntry } from "./change-entry.ts";
import { confirmCalendar } from "./confirm-calendar.ts";
import { addSubscription } from "./feeds/add-subscription.ts";
import { listSubscriptions } from "./feeds/list-subscriptions.ts";
import { readMyFeed, renewMyFeed } from "./feeds/read-my-feed.ts";
import { refreshSubscription } from "./feeds/refresh-subscription.ts";
import { removeSubscription } from "./feeds/remove-subscription.ts";
import { listCalendar } from "./list-calendar.ts";
import { readAvailability } from "./read-availability.ts";
import { readCalendarRules, saveCalendarRules } from "./save-calendar-rules.ts";

/** Rule [api-12]. */
export function registerCalendars(router: Router): void {
  router.bind(calls.readAvailabilityRoute, (ctx, { params: { id }, query }) =>
    refuseIfDeleted(ctx, id, () => readAvailability(ctx, { ...query, id })),
  );
  router.bind(calls.readCalendarRulesRoute, (ctx) => readCalendarRules(ctx));
  router.bind(calls.saveCalendarRulesRoute, (ctx, { body }) => saveCalendarRules(ctx, body));
  router.bind(calls.keepCalendarRoute, (ctx) => confirmCalendar(ctx));
  router.bind(calls.listCalendarEntriesRoute, (ctx, { query }) => listCalendar(ctx, query));
  router.bind(calls.addCalendarEntryRoute, async (ctx, { body }) => ({ entry: await addCalendarEntry(ctx, body) }));
  router.bind(calls.changeCalendarEntryRoute, async (ctx, { params, body }) => ({
    entry: await changeEntry(ctx, params.id, body),
  }));
  router.bind(calls.removeCalendarEntryRoute, (ctx, { params }) => removeCalendarEntry(ctx, params.id));
  registerFeeds(router);
}

function registerFeeds(router: Router): void {
  router.bind(calls.readCalendarFeedRoute, (ctx) => readMyFeed(ctx));
  router.bind(calls.renewCalendarFeedRoute, (ctx) => renewMyFeed(ctx));
  router.bind(calls.listCalendarSubscriptionsRoute, async (ctx) => ({ subscriptions: await listSubscriptions(ctx) }));
  router.bind(calls.addCalendarSubscriptionRoute, async (ctx, { body }) => ({
    subscription: await addSubscription(ctx, body),
  }));
  router.bind(calls.removeCalendarSubscriptionRoute, (ctx, { params }) => removeSubscription(ctx, params.id));
  router.bind(calls.refreshCalendarSubscriptionRoute, async (ctx, { params }) => ({
    subscription: await refreshSubscription(ctx, params.id),
  }));
}
