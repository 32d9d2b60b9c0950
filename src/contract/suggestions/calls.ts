export const suggestForLine = {
  method: "get",
  path: "/api/suggestions",
  who: "anyone",
  cached: ["catalogue"],
} as const;
