export const suggestForLineCall = {
  method: "get",
  path: "/api/suggestions",
  who: "anyone",
  cached: ["catalogue"],
} as const;
