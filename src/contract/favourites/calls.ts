import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listFavouritesCall: Call<"listFavourites"> = { method: "get", path: "/api/favorites", who: "couple" };
export const addFavouriteCall: Call<"addFavourite"> = { method: "post", path: "/api/favorites", who: "couple" };
export const importFavouritesCall: Call<"importFavourites"> = {
  method: "post",
  path: "/api/favorites/import",
  who: "couple",
};

/** Public, since a guest's hearts are only in the browser. */
export const readShortlistCall: Call<"readShortlist"> = {
  method: "get",
  path: "/api/shortlist",
  who: "anyone",
  cached: ["catalogue"],
};
export const removeFavouriteCall: Call<"removeFavourite"> = {
  method: "delete",
  path: "/api/favorites/{id}",
  who: "couple",
};
export const watchFavouriteCall: Call<"watchFavourite"> = {
  method: "put",
  path: "/api/favorites/{id}/watch",
  who: "couple",
};
export const voteFavouriteCall: Call<"voteFavourite"> = {
  method: "put",
  path: "/api/favorites/{id}/vote",
  who: "couple",
};
export const bookFavouriteCall: Call<"bookFavourite"> = {
  method: "put",
  path: "/api/favorites/{id}/booked",
  who: "couple",
};
export const writeBookedCalendarCall: Call<"writeBookedCalendar"> = {
  method: "get",
  path: "/api/favorites/{id}/calendar",
  who: "couple",
};

export const guest_hearts_max = 50;
export const shared_vendors_max = 20;
