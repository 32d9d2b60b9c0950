export const readCalendarFeed = { method: "get", path: "/api/calendar/feed", who: "provider" } as const;

export const renewCalendarFeed = { method: "post", path: "/api/calendar/feed", who: "provider" } as const;

export const listCalendarSubscriptions = {
  method: "get",
  path: "/api/calendar/subscriptions",
  who: "provider",
} as const;

export const addCalendarSubscription = {
  method: "post",
  path: "/api/calendar/subscriptions",
  who: "provider",
} as const;

export const removeCalendarSubscription = {
  method: "delete",
  path: "/api/calendar/subscriptions/{id}",
  who: "provider",
} as const;

export const refreshCalendarSubscription = {
  method: "post",
  path: "/api/calendar/subscriptions/{id}/refresh",
  who: "provider",
} as const;

/** A subscribed event takes whole days, or one place on each [calendars-24]. */
export const subscriptionEffects = ["taken", "limited"] as const;

/** Why a fetch failed [calendars-22], with the provider's message. */
export const feedErrors = {
  bad_address: "Enter the whole address of a calendar, such as https://calendar.google.com/calendar/ical/…/basic.ics.",
  not_https: "The address has to begin with https:// or webcal://, and can’t name a port.",
  not_public: "There is no public server of this name. Please check the address.",
  own_feed: "This is the address of a calendar on this site. Follow the calendars you keep elsewhere.",
  name_not_found: "There is no public server of this name. Please check the address.",
  unreachable: "The server of this calendar can’t be reached.",
  not_trusted: "The server of this calendar shows a certificate that can’t be trusted.",
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
