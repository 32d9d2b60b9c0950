/** The closed lists of filters that are fetched when somebody filters, apart from what first pages show (`choices.ts`). */

/** Where the steps of the rand filter end, in rand; the last step is open. */
export const priceSteps = [2_500, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000] as const;

/** The options of the trust filter [browse-7]. */
export const trustScores = [0, 3, 3.5, 4, 4.5] as const;

/** How far around a place a list may look, in kilometres by road [places-8]. */
export const withinSteps = [25, 50, 100, 200, 500] as const;
