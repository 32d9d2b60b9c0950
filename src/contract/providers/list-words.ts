/** The calls of a list and its map, apart from the other words about providers: who looks at a map carries no more than these. */

export const listProviders = { method: "get", path: "/api/providers", who: "anyone", cached: ["catalogue"] } as const;

export const mapProviders = {
  method: "get",
  path: "/api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
} as const;
