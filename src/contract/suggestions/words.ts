/** The call that suggests as somebody types a search, as plain data, which browsers carry. shapes.ts says what it takes and answers. */

export const suggestForLine = {
  method: "get",
  path: "/api/suggestions",
  who: "anyone",
  cached: ["catalogue"],
} as const;
