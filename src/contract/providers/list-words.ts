/** Separate, so that maps don't load the other words. */

export const listProviders = { method: "get", path: "/api/providers", who: "anyone", cached: ["catalogue"] } as const;

export const mapProviders = {
  method: "get",
  path: "/api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
} as const;
