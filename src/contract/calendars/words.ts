export const readAvailability = { method: "get", path: "/api/providers/{id}/availability", who: "anyone" } as const;

export const readCalendarRules = { method: "get", path: "/api/calendar/rules", who: "provider" } as const;

export const saveCalendarRules = { method: "put", path: "/api/calendar/rules", who: "provider" } as const;

export const keepCalendar = { method: "post", path: "/api/calendar/kept", who: "provider" } as const;

export const listCalendarEntries = { method: "get", path: "/api/calendar/entries", who: "provider" } as const;

export const addCalendarEntry = { method: "post", path: "/api/calendar/entries", who: "provider" } as const;

export const changeCalendarEntry = { method: "put", path: "/api/calendar/entries/{id}", who: "provider" } as const;

export const removeCalendarEntry = { method: "delete", path: "/api/calendar/entries/{id}", who: "provider" } as const;

/** What others see, best first [calendars-1]. */
export const availabilities = ["free", "limited", "taken", "not_known"] as const;

export const entryKinds = ["block", "hold", "booking"] as const;

export const calendarMessages = {
  dates_turned: "The last day is before the first.",
  day_passed: "This day has passed.",
  day_too_far: "Choose a day within the next three years.",
  entry_too_long: "An entry covers 366 days at most.",
  too_many_days: "Ask for 92 days at most.",
  kind_unknown: "Choose a block, a hold or a booking.",
  capacity_out_of_range: "Enter how many weddings a day you take: 1 to 20.",
  notice_out_of_range: "Enter the minimum notice in days: 0 to 365.",
  hold_out_of_range: "Enter how many days a hold lasts: 1 to 90.",
  season_unreadable: "Enter a season as the day and month that it begins and ends.",
  seasons_too_many: "Enter 12 closed seasons at most.",
} as const;
