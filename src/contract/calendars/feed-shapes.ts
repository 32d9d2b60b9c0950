import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { id, line, orAbsent } from "../primitives.ts";
import * as words from "./feed-words.ts";

const group = "Calendar";
const instant = z.string().meta({ description: "ISO 8601, UTC." });

const feedAddress = z.string().meta({ description: "Whoever knows it reads the calendar." });

export const readCalendarFeed = call({
  ...words.readCalendarFeed,
  name: "readCalendarFeed",
  summary: "The secret address at which other calendars subscribe to the own one",
  group,
  in_person: true,
  status: 200,
  answer: z.object({ url: feedAddress.nullable() }),
  refusals: ["not_while_impersonating"],
});

export const renewCalendarFeed = call({
  ...words.renewCalendarFeed,
  name: "renewCalendarFeed",
  summary: "Makes the secret address, or another in its place: the old one is dead at once",
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
    host: z.string().meta({ description: "The server of its address." }),
    hint: z.string().meta({ description: "The end of its address, to tell several of one server apart." }),
    effect: z.enum(words.subscriptionEffects),
    days: z.int().meta({ description: "How many days to come it takes." }),
    unread: z
      .int()
      .meta({ description: "How many of its events could not be read, or not whole: their days may be free here." }),
    fault: z.enum(words.feedErrorCodes).nullable().meta({ description: "Why the last fetching came to nothing." }),
    fetched_at: instant,
    good_at: instant.meta({ description: "When it was last fetched well: what it takes is as it was then." }),
    next_at: instant,
  })
  .meta({ id: "CalendarSubscription" });
export type CalendarSubscription = z.infer<typeof calendarSubscription>;

export const listCalendarSubscriptions = call({
  ...words.listCalendarSubscriptions,
  name: "listCalendarSubscriptions",
  summary: "The calendars elsewhere that the own one follows",
  group,
  status: 200,
  answer: z.object({ subscriptions: z.array(calendarSubscription) }),
});

export const subscriptionFields = z.object({
  url: z
    .string(words.feedErrors.bad_address)
    .trim()
    .min(1, words.feedErrors.bad_address)
    .max(limits.feed_address_length_max, words.feedErrors.bad_address)
    .meta({ description: "https:// or webcal://" }),
  name: orAbsent(line(limits.feed_name_length_max)).meta({ description: "The server's name unless said." }),
  effect: z.enum(words.subscriptionEffects, words.feedMessages.effect_unknown).default("taken"),
});
export type SubscriptionFields = z.infer<typeof subscriptionFields>;

export const addCalendarSubscription = call({
  ...words.addCalendarSubscription,
  name: "addCalendarSubscription",
  summary: "Follows a calendar elsewhere: it is fetched at once, and every half an hour from then on",
  group,
  body: subscriptionFields,
  status: 201,
  answer: z.object({ subscription: calendarSubscription }),
  refusals: ["feed_refused", "email_unconfirmed", "feed_followed", "subscriptions_full", "too_many_requests"],
});

const ofOne = z.object({ id: z.string() });

export const removeCalendarSubscription = call({
  ...words.removeCalendarSubscription,
  name: "removeCalendarSubscription",
  summary: "Follows a calendar no more, which frees its days",
  group,
  params: ofOne,
  status: 204,
  answer: z.null(),
  refusals: ["subscription_not_found"],
});

export const refreshCalendarSubscription = call({
  ...words.refreshCalendarSubscription,
  name: "refreshCalendarSubscription",
  summary: "Fetches a calendar at once",
  group,
  params: ofOne,
  status: 200,
  answer: z.object({ subscription: calendarSubscription }),
  refusals: ["subscription_not_found", "too_many_requests"],
});
