export const registerCouple = { method: "post", path: "/api/couples/register", who: "anyone" } as const;

export const signInCouple = { method: "post", path: "/api/couples/login", who: "anyone" } as const;

export const saveCouple = { method: "put", path: "/api/couples/profile", who: "couple" } as const;

export const writeWeddingCalendar = { method: "get", path: "/api/couples/profile/calendar", who: "couple" } as const;

export const visitCoupleDashboard = { method: "post", path: "/api/couples/profile/visits", who: "couple" } as const;

export const readCoupleDashboard = { method: "get", path: "/api/couples/dashboard", who: "couple" } as const;

export const boardStates = ["to_find", "contacted", "quoted", "booked"] as const;
export type BoardState = (typeof boardStates)[number];

export const listCouples = { method: "get", path: "/api/admin/couples", who: "super_admin" } as const;

/** Loaded on every page of a signed-in couple, so it is separate. */
export const readMyCouple = { method: "get", path: "/api/couples/profile", who: "couple" } as const;
