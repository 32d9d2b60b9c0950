/** Marks journeys that `npm test` runs; CI runs all by `npm test -- --whole`. */
export const core = { tag: "@core" } as const;
