/* The words about what waits for a provider, plain data that browsers carry: its calls. */

export const openToday = { method: "post", path: "/api/providers/profile/today", who: "provider" } as const;

/** Asked on every page of a provider, and again at each live event. */
export const countWaiting = { method: "get", path: "/api/providers/profile/waiting", who: "provider" } as const;

/** A quote is about to expire so many days before it does. */
export const expiring_days = 3;

/** Weddings and payments of so many days ahead are shown. */
export const ahead_days = 30;

/** At most so many of each kind. */
export const today_rows_max = 20;
