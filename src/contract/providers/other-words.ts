/** Separate, so that maps don't load them. */
export const listOthers = { method: "get", path: "/api/providers/{id}/others", who: "anyone" } as const;

export const listSimilar = {
  method: "get",
  path: "/api/providers/{id}/similar",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const compareProviders = {
  method: "get",
  path: "/api/providers/compare",
  who: "anyone",
  cached: ["catalogue"],
} as const;
