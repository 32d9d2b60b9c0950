export const registerCoupleCall = { method: "post", path: "/api/couples/register", who: "anyone" } as const;

export const signInCoupleCall = { method: "post", path: "/api/couples/login", who: "anyone" } as const;

export const saveCoupleCall = { method: "put", path: "/api/couples/profile", who: "couple" } as const;

export const writeWeddingCalendarCall = {
  method: "get",
  path: "/api/couples/profile/calendar",
  who: "couple",
} as const;

export const visitCoupleDashboardCall = { method: "post", path: "/api/couples/profile/visits", who: "couple" } as const;

export const readCoupleDashboardCall = { method: "get", path: "/api/couples/dashboard", who: "couple" } as const;

export const boardStates = ["to_find", "contacted", "quoted", "booked"] as const;
export type BoardState = (typeof boardStates)[number];

export const listCouplesCall = { method: "get", path: "/api/admin/couples", who: "super_admin" } as const;

/** Loaded on every page of a signed-in couple, so it is separate. */
export const readMyCoupleCall = { method: "get", path: "/api/couples/profile", who: "couple" } as const;
