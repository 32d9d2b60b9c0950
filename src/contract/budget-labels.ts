import { formatRand } from "./format.ts";
import type { BudgetRange } from "./primitives.ts";

/** How the five budget levels are called and drawn, cheapest first [enquiries-6], and from where to where each reaches in rand, for a whole wedding. */
export const budgetLabels = {
  budget: { name: "Budget", symbols: "$", from: 0, to: 50_000 },
  moderate: { name: "Moderate", symbols: "$$", from: 50_000, to: 100_000 },
  upper: { name: "Upper", symbols: "$$$", from: 100_000, to: 200_000 },
  premium: { name: "Premium", symbols: "$$$$", from: 200_000, to: 400_000 },
  luxury: { name: "Luxury", symbols: "$$$$$", from: 400_000, to: null },
} as const satisfies Record<BudgetRange, { name: string; symbols: string; from: number; to: number | null }>;

/** A level in rand: `R 50 000 – R 100 000`. */
export function budgetInRand(level: BudgetRange): string {
  const { from, to } = budgetLabels[level];
  if (from === 0) return `up to ${formatRand(to)}`;
  return to === null ? `over ${formatRand(from)}` : `${formatRand(from)} – ${formatRand(to)}`;
}

/**
 * A level as forms, lists and mails say it. The five symbols of the form to many stand there alone: a provider's prices
 * have four, and the same sign would mean two things.
 */
export function sayBudget(level: BudgetRange): string {
  return `${budgetLabels[level].name}, ${budgetInRand(level)}`;
}
