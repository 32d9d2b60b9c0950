/** Loaded on every page of a signed-in couple, so it is separate. */
export const readMyCouple = { method: "get", path: "/api/couples/profile", who: "couple" } as const;
