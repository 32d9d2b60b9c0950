import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const suggestPlacesCall: Call<"suggestPlaces"> = { at: "get /api/places", who: "anyone" };

/** By being nearby, or by travelling [places-6]. */
export const coverageKinds = ["based_near", "travels"] as const;

export const placeMessages = {
  slug_missing: "Say which place, by its slug.",
  slug_unknown: "We don’t know this place. GET /api/places has the slugs of those that we know.",
  pin_of_venues: "Only a venue has a pin on the map: everybody else is shown by its town.",
  pin_halved: "A pin needs both, latitude and longitude.",
  pin_elsewhere: "This is not in South Africa, Lesotho or Eswatini.",
} as const;

export const placeKinds = ["city", "town", "suburb"] as const;
