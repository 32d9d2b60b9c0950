export const listFavouritesCall = { method: "get", path: "/api/favorites", who: "couple" } as const;

export const addFavouriteCall = { method: "post", path: "/api/favorites", who: "couple" } as const;

export const importFavouritesCall = { method: "post", path: "/api/favorites/import", who: "couple" } as const;

/** Public, since a guest's hearts are only in the browser. */
export const readShortlistCall = {
  method: "get",
  path: "/api/shortlist",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const removeFavouriteCall = { method: "delete", path: "/api/favorites/{id}", who: "couple" } as const;

export const watchFavouriteCall = { method: "put", path: "/api/favorites/{id}/watch", who: "couple" } as const;

export const voteFavouriteCall = { method: "put", path: "/api/favorites/{id}/vote", who: "couple" } as const;

export const bookFavouriteCall = { method: "put", path: "/api/favorites/{id}/booked", who: "couple" } as const;

export const writeBookedCalendarCall = { method: "get", path: "/api/favorites/{id}/calendar", who: "couple" } as const;

export const guest_hearts_max = 50;
export const shared_vendors_max = 20;
