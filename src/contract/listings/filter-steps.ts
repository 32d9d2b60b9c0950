/** Loaded on filtering, so separate from `choices.ts`. */

export const priceSteps = [2_500, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000] as const;

/** Rule [browse-7]. */
export const trustScores = [0, 3, 3.5, 4, 4.5] as const;

/** In kilometres by road [places-8]. */
export const withinSteps = [25, 50, 100, 200, 500] as const;
