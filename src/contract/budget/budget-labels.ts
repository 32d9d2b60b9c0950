import { formatRand } from "../format.ts";
import type { BudgetRange } from "../primitives.ts";

/** Cheapest first [enquiries-6]; ranges in rand for a whole wedding. */
export const budgetLabels = {
  budget: { name: "Budget", symbols: "$", from: 0, to: 50_000 },
  moderate: { name: "Moderate", symbols: "$$", from: 50_000, to: 100_000 },
  upper: { name: "Upper", symbols: "$$$", from: 100_000, to: 200_000 },
  premium: { name: "Premium", symbols: "$$$$", from: 200_000, to: 400_000 },
  luxury: { name: "Luxury", symbols: "$$$$$", from: 400_000, to: null },
} as const satisfies Record<BudgetRange, { name: string; symbols: string; from: number; to: number | null }>;

/** Such as `R 50 000 – R 100 000`; no symbols, as a provider's four price tiers use the same sign. */
export function budgetInRand(level: BudgetRange): string {
  const { from, to } = budgetLabels[level];
  if (from === 0) return `Up to ${formatRand(to)}`;
  return to === null ? `Over ${formatRand(from)}` : `${formatRand(from)} – ${formatRand(to)}`;
}
