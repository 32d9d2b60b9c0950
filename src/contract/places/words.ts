/** The call about places as plain data, which browsers carry. shapes.ts says what it takes and answers. */

export const suggestPlaces = { method: "get", path: "/api/places", who: "anyone" } as const;

export const placeKinds = ["city", "town", "suburb"] as const;
