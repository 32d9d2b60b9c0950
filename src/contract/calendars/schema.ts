import { z } from "zod";
import * as limits from "../limits.ts";
import { calendarDate, id, line, orAbsent, idParams } from "../primitives.ts";
import { weekdays } from "../providers/calls.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const providerRoute = routesOf("Providers");
const route = routesOf("Calendar");
const { calendarMessages } = calls;

export const availability = z.enum(calls.availabilities);
export type Availability = z.infer<typeof availability>;

export const entryKind = z.enum(calls.entryKinds, calendarMessages.kind_unknown);
export type EntryKind = z.infer<typeof entryKind>;

const instant = z.string().describe("ISO 8601, UTC.");
const count = z.int().min(0);

const updatedAt = instant
  .nullable()
  .describe("When the calendar was last saved, confirmed or synchronised; null if never.");

const daysQuery = z.object({
  from: orAbsent(calendarDate).describe("Defaults to today in South Africa."),
  to: orAbsent(calendarDate).describe(
    `At most ${limits.availability_days_max} days from the first day, which is the default.`,
  ),
});
export type DaysQuery = z.infer<typeof daysQuery>;

export const readAvailabilityRoute = providerRoute(calls.readAvailabilityCall, {
  name: "readAvailability",
  summary: "Retrieve a provider's availability by day",
  params: idParams,
  query: daysQuery,
  answer: z.object({ days: z.array(z.object({ date: calendarDate, availability })), kept_at: updatedAt }),
  refusals: ["provider_not_found", "provider_gone"],
});

/** `MM-DD`, without 29 February. */
const yearDay = z
  .string(calendarMessages.season_unreadable)
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success, calendarMessages.season_unreadable);

const whole = (min: number, max: number, sentence: string) => z.int(sentence).min(min, sentence).max(max, sentence);

/** Rule [calendars-3]. */
export const calendarRules = z
  .object({
    capacity: whole(1, limits.calendar_capacity_max, calendarMessages.capacity_out_of_range).describe(
      "Weddings per day.",
    ),
    weekdays_taken: z.array(z.enum(weekdays)).max(7),
    seasons: z
      .array(z.object({ from: yearDay, to: yearDay }))
      .max(limits.calendar_seasons_max, calendarMessages.seasons_too_many)
      .describe("Periods closed every year, as `MM-DD`; one may span the new year."),
    notice_days: whole(0, limits.calendar_notice_days_max, calendarMessages.notice_out_of_range),
    hold_days: whole(1, limits.calendar_hold_days_max, calendarMessages.hold_out_of_range).describe(
      "Days until a hold expires.",
    ),
  })
  .meta({ id: "CalendarRules" });
export type CalendarRules = z.infer<typeof calendarRules>;

const rulesAnswer = calendarRules.extend({ kept_at: updatedAt });

export const readCalendarRulesRoute = route(calls.readCalendarRulesCall, {
  name: "readCalendarRules",
  summary: "Retrieve the provider's calendar rules",
  answer: rulesAnswer,
});

export const saveCalendarRulesRoute = route(calls.saveCalendarRulesCall, {
  name: "saveCalendarRules",
  summary: "Update the provider's calendar rules",
  body: calendarRules,
  answer: rulesAnswer,
});

export const keepCalendarRoute = route(calls.keepCalendarCall, {
  name: "keepCalendar",
  summary: "Confirm that the provider's calendar is up to date",
  answer: z.object({ kept_at: instant }),
});

/** The note is private [calendars-2]. */
export const calendarEntrySchema = z
  .object({
    id,
    kind: entryKind,
    from: calendarDate,
    to: calendarDate.describe("Last day, inclusive."),
    note: z.string(),
    lapses_at: instant.nullable().describe("For a hold: when it expires."),
    has_lapsed: z.boolean(),
  })
  .meta({ id: "CalendarEntry" });
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const entryFields = z.object({
  kind: entryKind,
  from: calendarDate,
  to: orAbsent(calendarDate).describe("Defaults to the first day."),
  note: line(limits.calendar_note_length_max).optional(),
  hold_days: orAbsent(whole(1, limits.calendar_hold_days_max, calendarMessages.hold_out_of_range)).describe(
    "Days from saving until a hold expires; defaults to the calendar rules.",
  ),
});
export type EntryFields = z.infer<typeof entryFields>;

export const myDay = z
  .object({
    date: calendarDate,
    availability: availability.describe("As shown to couples while the calendar is up to date."),
    booked: count,
    held: count,
    is_blocked: z.boolean(),
    imported: count.describe("Number of events from followed calendars."),
    is_closed: z.boolean().describe("Closed by the rules: weekday, season or shortest notice."),
  })
  .meta({ id: "MyDay" });
export type MyDay = z.infer<typeof myDay>;

export const listCalendarEntriesRoute = route(calls.listCalendarEntriesCall, {
  name: "listCalendarEntries",
  summary: "List the provider's calendar days and overlapping entries in a period",
  query: daysQuery,
  answer: z.object({ days: z.array(myDay), entries: z.array(calendarEntrySchema), kept_at: updatedAt }),
});

export const addCalendarEntryRoute = route(calls.addCalendarEntryCall, {
  name: "addCalendarEntry",
  summary: "Block days, hold them temporarily or book a wedding",
  body: entryFields,
  status: 201,
  answer: z.object({ entry: calendarEntrySchema }),
  refusals: ["day_taken", "calendar_full"],
});

export const changeCalendarEntryRoute = route(calls.changeCalendarEntryCall, {
  name: "changeCalendarEntry",
  summary: "Update a calendar entry; a hold's period restarts",
  params: idParams,
  body: entryFields,
  answer: z.object({ entry: calendarEntrySchema }),
  refusals: ["entry_not_found", "day_taken"],
});

export const removeCalendarEntryRoute = route(calls.removeCalendarEntryCall, {
  name: "removeCalendarEntry",
  summary: "Delete a calendar entry and free its days",
  params: idParams,
  refusals: ["entry_not_found"],
});

const feedAddress = z.string().describe("Secret: anyone who has it can read the calendar.");

export const readCalendarFeedRoute = route(calls.readCalendarFeedCall, {
  name: "readCalendarFeed",
  summary: "Retrieve the secret URL for subscribing to the provider's calendar",
  in_person: true,
  answer: z.object({ url: feedAddress.nullable() }),
  refusals: ["not_while_impersonating"],
});

export const renewCalendarFeedRoute = route(calls.renewCalendarFeedCall, {
  name: "renewCalendarFeed",
  summary: "Create the calendar's secret URL, immediately replacing any existing one",
  in_person: true,
  status: 201,
  answer: z.object({ url: feedAddress }),
  refusals: ["not_while_impersonating", "too_many_requests"],
});

/** Its address is a secret and never returned. */
export const calendarSubscriptionSchema = z
  .object({
    id,
    name: z.string(),
    host: z.string().describe("Server name of the calendar's URL."),
    hint: z.string().describe("End of the URL, to distinguish calendars on the same server."),
    effect: z.enum(calls.subscriptionEffects),
    days: z.int().describe("Number of future days its events occupy."),
    unread: z.int().describe("Number of events not read, or only in part; their days may show as free."),
    fault: z.enum(calls.feedErrorCodes).nullable().describe("Reason the last fetch failed."),
    fetched_at: instant,
    good_at: instant.describe("Time of the last successful fetch, which determined the occupied days."),
    next_at: instant,
  })
  .meta({ id: "CalendarSubscription" });
export type CalendarSubscription = z.infer<typeof calendarSubscriptionSchema>;

export const listCalendarSubscriptionsRoute = route(calls.listCalendarSubscriptionsCall, {
  name: "listCalendarSubscriptions",
  summary: "List the external calendars that the provider follows",
  answer: z.object({ subscriptions: z.array(calendarSubscriptionSchema) }),
});

export const subscriptionFields = z.object({
  url: z
    .string(calls.feedErrors.bad_address)
    .trim()
    .min(1, calls.feedErrors.bad_address)
    .max(limits.feed_address_length_max, calls.feedErrors.bad_address)
    .describe("URL beginning with https:// or webcal://."),
  name: orAbsent(line(limits.feed_name_length_max)).describe("Defaults to the server's name."),
  effect: z.enum(calls.subscriptionEffects, calls.feedMessages.effect_unknown).default("taken"),
});
export type SubscriptionFields = z.infer<typeof subscriptionFields>;

export const addCalendarSubscriptionRoute = route(calls.addCalendarSubscriptionCall, {
  name: "addCalendarSubscription",
  summary: "Follow an external calendar, fetched immediately and then every half hour",
  body: subscriptionFields,
  status: 201,
  answer: z.object({ subscription: calendarSubscriptionSchema }),
  refusals: ["feed_refused", "email_unconfirmed", "feed_followed", "subscriptions_full", "too_many_requests"],
});

export const removeCalendarSubscriptionRoute = route(calls.removeCalendarSubscriptionCall, {
  name: "removeCalendarSubscription",
  summary: "Stop following an external calendar and free its days",
  params: idParams,
  refusals: ["subscription_not_found"],
});

export const refreshCalendarSubscriptionRoute = route(calls.refreshCalendarSubscriptionCall, {
  name: "refreshCalendarSubscription",
  summary: "Fetch a followed calendar immediately",
  params: idParams,
  answer: z.object({ subscription: calendarSubscriptionSchema }),
  refusals: ["subscription_not_found", "too_many_requests"],
});
