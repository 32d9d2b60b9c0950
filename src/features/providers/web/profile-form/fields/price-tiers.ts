import { areContiguous, priceTiers } from "../../../../../contract/choices.ts";
import type { PriceTier } from "../../../../../contract/primitives.ts";

export function toggledTier(chosen: readonly PriceTier[], tier: PriceTier): PriceTier[] {
  return priceTiers.filter((each) => (each === tier ? !chosen.includes(tier) : chosen.includes(each)));
}

/** Tiers whose change would leave a gap [providers-13]. */
export function blockedTiers(chosen: readonly PriceTier[]): PriceTier[] {
  // an existing gap may be corrected by any step
  if (!areContiguous(chosen)) return [];
  return priceTiers.filter((tier) => !areContiguous(toggledTier(chosen, tier)));
}
