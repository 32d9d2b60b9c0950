import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { id, line, orAbsent } from "../primitives.ts";
import * as calls from "./calls.ts";

const group = "Calendar";
const instant = z.string().meta({ description: "ISO 8601, UTC." });

const feedAddress = z.string().meta({ description: "Secret: anyone who has it can read the calendar." });

export const readCalendarFeed = call({
  ...calls.readCalendarFeed,
  name: "readCalendarFeed",
  summary: "Retrieve the secret URL for subscribing to the provider's calendar",
  group,
  in_person: true,
  status: 200,
  answer: z.object({ url: feedAddress.nullable() }),
  refusals: ["not_while_impersonating"],
});

export const renewCalendarFeed = call({
  ...calls.renewCalendarFeed,
  name: "renewCalendarFeed",
  summary: "Create the calendar's secret URL, immediately replacing any existing one",
  group,
  in_person: true,
  status: 201,
  answer: z.object({ url: feedAddress }),
  refusals: ["not_while_impersonating", "too_many_requests"],
});

/** Its address is a secret and never returned. */
export const calendarSubscription = z
  .object({
    id,
    name: z.string(),
    host: z.string().meta({ description: "Server name of the calendar's URL." }),
    hint: z.string().meta({ description: "End of the URL, to distinguish calendars on the same server." }),
    effect: z.enum(calls.subscriptionEffects),
    days: z.int().meta({ description: "Number of future days its events occupy." }),
    unread: z.int().meta({ description: "Number of events not read, or only in part; their days may show as free." }),
    fault: z.enum(calls.feedErrorCodes).nullable().meta({ description: "Reason the last fetch failed." }),
    fetched_at: instant,
    good_at: instant.meta({ description: "Time of the last successful fetch, which determined the occupied days." }),
    next_at: instant,
  })
  .meta({ id: "CalendarSubscription" });
export type CalendarSubscription = z.infer<typeof calendarSubscription>;

export const listCalendarSubscriptions = call({
  ...calls.listCalendarSubscriptions,
  name: "listCalendarSubscriptions",
  summary: "List the external calendars that the provider follows",
  group,
  status: 200,
  answer: z.object({ subscriptions: z.array(calendarSubscription) }),
});

export const subscriptionFields = z.object({
  url: z
    .string(calls.feedErrors.bad_address)
    .trim()
    .min(1, calls.feedErrors.bad_address)
    .max(limits.feed_address_length_max, calls.feedErrors.bad_address)
    .meta({ description: "URL beginning with https:// or webcal://." }),
  name: orAbsent(line(limits.feed_name_length_max)).meta({ description: "Defaults to the server's name." }),
  effect: z.enum(calls.subscriptionEffects, calls.feedMessages.effect_unknown).default("taken"),
});
export type SubscriptionFields = z.infer<typeof subscriptionFields>;

export const addCalendarSubscription = call({
  ...calls.addCalendarSubscription,
  name: "addCalendarSubscription",
  summary: "Follow an external calendar, fetched immediately and then every half hour",
  group,
  body: subscriptionFields,
  status: 201,
  answer: z.object({ subscription: calendarSubscription }),
  refusals: ["feed_refused", "email_unconfirmed", "feed_followed", "subscriptions_full", "too_many_requests"],
});

const ofOne = z.object({ id: z.string() });

export const removeCalendarSubscription = call({
  ...calls.removeCalendarSubscription,
  name: "removeCalendarSubscription",
  summary: "Stop following an external calendar and free its days",
  group,
  params: ofOne,
  status: 204,
  answer: z.null(),
  refusals: ["subscription_not_found"],
});

export const refreshCalendarSubscription = call({
  ...calls.refreshCalendarSubscription,
  name: "refreshCalendarSubscription",
  summary: "Fetch a followed calendar immediately",
  group,
  params: ofOne,
  status: 200,
  answer: z.object({ subscription: calendarSubscription }),
  refusals: ["subscription_not_found", "too_many_requests"],
});
