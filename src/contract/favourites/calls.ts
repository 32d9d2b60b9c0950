export const listFavourites = { method: "get", path: "/api/favorites", who: "couple" } as const;

export const addFavourite = { method: "post", path: "/api/favorites", who: "couple" } as const;

export const importFavourites = { method: "post", path: "/api/favorites/import", who: "couple" } as const;

/** Public, since a guest's hearts are only in the browser. */
export const readShortlist = { method: "get", path: "/api/shortlist", who: "anyone", cached: ["catalogue"] } as const;

export const removeFavourite = { method: "delete", path: "/api/favorites/{id}", who: "couple" } as const;

export const watchFavourite = { method: "put", path: "/api/favorites/{id}/watch", who: "couple" } as const;

export const voteFavourite = { method: "put", path: "/api/favorites/{id}/vote", who: "couple" } as const;

export const bookFavourite = { method: "put", path: "/api/favorites/{id}/booked", who: "couple" } as const;

export const writeBookedCalendar = { method: "get", path: "/api/favorites/{id}/calendar", who: "couple" } as const;

export const guest_hearts_max = 50;
export const shared_vendors_max = 20;
