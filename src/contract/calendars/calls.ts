import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readAvailabilityCall: Call<"readAvailability"> = {
  at: "get /api/providers/{id}/availability",
  who: "anyone",
};
export const readCalendarRulesCall: Call<"readCalendarRules"> = { at: "get /api/calendar/rules", who: "provider" };
export const saveCalendarRulesCall: Call<"saveCalendarRules"> = { at: "put /api/calendar/rules", who: "provider" };
export const keepCalendarCall: Call<"keepCalendar"> = { at: "post /api/calendar/kept", who: "provider" };
export const listCalendarEntriesCall: Call<"listCalendarEntries"> = {
  at: "get /api/calendar/entries",
  who: "provider",
};
export const addCalendarEntryCall: Call<"addCalendarEntry"> = { at: "post /api/calendar/entries", who: "provider" };
export const changeCalendarEntryCall: Call<"changeCalendarEntry"> = {
  at: "put /api/calendar/entries/{id}",
  who: "provider",
};
export const removeCalendarEntryCall: Call<"removeCalendarEntry"> = {
  at: "delete /api/calendar/entries/{id}",
  who: "provider",
};

/** What others see, best first [calendars-1]. */
export const availabilities = ["free", "limited", "taken", "not_known"] as const;

export const availabilityLabels = {
  free: "available",
  limited: "some places left",
  taken: "not available",
  not_known: "calendar not kept",
} as const;

export const entryKinds = ["block", "hold", "booking"] as const;

export const calendarMessages = {
  dates_turned: "The last day is before the first.",
  day_passed: "This day has passed.",
  day_too_far: "Choose a day within the next three years.",
  entry_too_long: "An entry covers 366 days at most.",
  too_many_days: "Request at most 92 days.",
  kind_unknown: "Choose a block, a hold or a booking.",
  capacity_out_of_range: "Enter how many weddings a day you take: 1 to 20.",
  notice_out_of_range: "Enter the minimum notice in days: 0 to 365.",
  hold_out_of_range: "Enter how many days a hold lasts: 1 to 90.",
  season_unreadable: "Enter a season as the day and month that it begins and ends.",
  seasons_too_many: "Enter 12 closed seasons at most.",
} as const;

export const readCalendarFeedCall: Call<"readCalendarFeed"> = { at: "get /api/calendar/feed", who: "provider" };
export const renewCalendarFeedCall: Call<"renewCalendarFeed"> = { at: "post /api/calendar/feed", who: "provider" };
export const listCalendarSubscriptionsCall: Call<"listCalendarSubscriptions"> = {
  at: "get /api/calendar/subscriptions",
  who: "provider",
};
export const addCalendarSubscriptionCall: Call<"addCalendarSubscription"> = {
  at: "post /api/calendar/subscriptions",
  who: "provider",
};
export const removeCalendarSubscriptionCall: Call<"removeCalendarSubscription"> = {
  at: "delete /api/calendar/subscriptions/{id}",
  who: "provider",
};
export const refreshCalendarSubscriptionCall: Call<"refreshCalendarSubscription"> = {
  at: "post /api/calendar/subscriptions/{id}/refresh",
  who: "provider",
};

/** A subscribed event takes whole days, or one place on each [calendars-24]. */
export const subscriptionEffects = ["taken", "limited"] as const;

/** Why a fetch failed [calendars-22], with the provider's message. */
export const feedErrors = {
  bad_address: "Enter the full address of a calendar, such as https://calendar.google.com/calendar/ical/…/basic.ics.",
  not_https: "The address has to begin with https:// or webcal://, and can’t name a port.",
  not_public: "There is no public server with this name. Please check the address.",
  own_feed: "This is the address of a calendar on this site. Follow the calendars you use elsewhere.",
  name_not_found: "There is no public server with this name. Please check the address.",
  unreachable: "The server of this calendar can’t be reached.",
  not_trusted: "The server of this calendar has a certificate that can’t be trusted.",
  needs_sign_in: "This calendar needs a login. Use its secret address in iCal format instead.",
  gone: "There is no calendar at this address.",
  failed: "The server of this calendar answered with an error.",
  too_many_redirects: "That link redirects in a loop.",
  too_large: "This calendar is larger than 5 MB. Leave out old events, or use a calendar for weddings only.",
  too_slow: "The server of this calendar took over 10 seconds.",
  not_calendar: "That link isn’t a calendar. Look for the address in iCal format, which usually ends with .ics.",
  unreadable: "We can’t read this calendar because of a problem on our side.",
  too_many_events: "This calendar has more events, or events that repeat more often, than can be read.",
} as const;

export type FeedError = keyof typeof feedErrors;

export const feedErrorCodes = Object.keys(feedErrors) as FeedError[];

export const feedMessages = {
  effect_unknown: "Choose whether an event uses the whole day or one slot.",
} as const;
