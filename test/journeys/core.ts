/**
 * What a journey bears that `npm test` walks: one for each thing that people come for, and what first visits weigh. All others are walked too by
 * `npm test -- --whole`, which CI runs: how pages look to axe, on every screen and in every medium, and what happens when something dies.
 */
export const core = { tag: "@core" } as const;
