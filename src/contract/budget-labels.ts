import type { BudgetRange } from "./primitives.ts";

/** How the five budget levels are called and drawn, cheapest first (spec 3). */
export const budgetLabels = {
  budget: { name: "Budget", symbols: "$" },
  moderate: { name: "Moderate", symbols: "$$" },
  upper: { name: "Upper", symbols: "$$$" },
  premium: { name: "Premium", symbols: "$$$$" },
  luxury: { name: "Luxury", symbols: "$$$$$" },
} as const satisfies Record<BudgetRange, { name: string; symbols: string }>;
