export const openTodayCall = { method: "post", path: "/api/providers/profile/today", who: "provider" } as const;

/** Called on every provider page and at each live event. */
export const countWaitingCall = { method: "get", path: "/api/providers/profile/waiting", who: "provider" } as const;

export const expiring_days = 3;

export const ahead_days = 30;

/** For each kind. */
export const today_rows_max = 20;
