/** The calls about favourites as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const listFavourites = { method: "get", path: "/api/favorites", who: "couple" } as const;

export const addFavourite = { method: "post", path: "/api/favorites", who: "couple" } as const;

export const importFavourites = { method: "post", path: "/api/favorites/import", who: "couple" } as const;

/** The cards of a shortlist, which anybody may ask for: a guest's own, whose hearts are in the browser alone. */
export const readShortlist = { method: "get", path: "/api/shortlist", who: "anyone", cached: ["catalogue"] } as const;

export const removeFavourite = { method: "delete", path: "/api/favorites/{id}", who: "couple" } as const;

export const watchFavourite = { method: "put", path: "/api/favorites/{id}/watch", who: "couple" } as const;

export const voteFavourite = { method: "put", path: "/api/favorites/{id}/vote", who: "couple" } as const;

export const bookFavourite = { method: "put", path: "/api/favorites/{id}/booked", who: "couple" } as const;

export const writeBookedCalendar = { method: "get", path: "/api/favorites/{id}/calendar", who: "couple" } as const;
