import { priceTiers } from "../../../../contract/choices.ts";
import type { PriceTier } from "../../../../contract/primitives.ts";

/** Whether the tiers stand next to each other, with no gap [providers-13]. None at all is fine. */
export function areContiguous(chosen: readonly PriceTier[]): boolean {
  const places = priceTiers.flatMap((tier, place) => (chosen.includes(tier) ? [place] : []));
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

/** The tiers with one ticked or unticked, cheapest first. */
export function toggledTier(chosen: readonly PriceTier[], tier: PriceTier): PriceTier[] {
  return priceTiers.filter((each) => (each === tier ? !chosen.includes(tier) : chosen.includes(each)));
}

/** The tiers that can't be ticked or unticked now, because a gap would come of it [providers-13]. */
export function blockedTiers(chosen: readonly PriceTier[]): PriceTier[] {
  // a gap that is there already may be mended by any step
  if (!areContiguous(chosen)) return [];
  return priceTiers.filter((tier) => !areContiguous(toggledTier(chosen, tier)));
}
