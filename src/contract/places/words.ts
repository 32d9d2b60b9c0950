/** The call about places as plain data, which browsers carry. shapes.ts says what it takes and answers. */

export const suggestPlaces = { method: "get", path: "/api/places", who: "anyone" } as const;

/** How a business reaches a place: from nearby, or by travelling there [places-6]. */
export const reachKinds = ["based_near", "travels"] as const;

export const placeMessages = {
  slug_missing: "Say which place, by its slug.",
  slug_unknown: "We don’t know this place. GET /api/places has the slugs of those that we know.",
} as const;

export const placeKinds = ["city", "town", "suburb"] as const;
