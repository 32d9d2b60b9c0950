import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listFavouritesCall: Call<"listFavourites"> = { at: "get /api/favorites", who: "couple" };
export const addFavouriteCall: Call<"addFavourite"> = { at: "post /api/favorites", who: "couple" };
export const importFavouritesCall: Call<"importFavourites"> = { at: "post /api/favorites/import", who: "couple" };

/** Public, since a guest's hearts are only in the browser. */
export const readShortlistCall: Call<"readShortlist"> = {
  at: "get /api/shortlist",
  who: "anyone",
  cached: ["catalogue"],
};
export const removeFavouriteCall: Call<"removeFavourite"> = { at: "delete /api/favorites/{id}", who: "couple" };
export const watchFavouriteCall: Call<"watchFavourite"> = { at: "put /api/favorites/{id}/watch", who: "couple" };
export const voteFavouriteCall: Call<"voteFavourite"> = { at: "put /api/favorites/{id}/vote", who: "couple" };
export const bookFavouriteCall: Call<"bookFavourite"> = { at: "put /api/favorites/{id}/booked", who: "couple" };
export const writeBookedCalendarCall: Call<"writeBookedCalendar"> = {
  at: "get /api/favorites/{id}/calendar",
  who: "couple",
};

export const guest_hearts_max = 50;
export const shared_vendors_max = 20;
