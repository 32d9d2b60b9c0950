import { priceTiers } from "../../../../contract/choices.ts";
import type { PriceTier } from "../../../../contract/primitives.ts";

/** Without a gap [providers-13]. True for none. */
export function areContiguous(chosen: readonly PriceTier[]): boolean {
  const places = priceTiers.flatMap((tier, place) => (chosen.includes(tier) ? [place] : []));
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

export function toggledTier(chosen: readonly PriceTier[], tier: PriceTier): PriceTier[] {
  return priceTiers.filter((each) => (each === tier ? !chosen.includes(tier) : chosen.includes(each)));
}

/** Tiers whose change would leave a gap [providers-13]. */
export function blockedTiers(chosen: readonly PriceTier[]): PriceTier[] {
  // an existing gap may be corrected by any step
  if (!areContiguous(chosen)) return [];
  return priceTiers.filter((tier) => !areContiguous(toggledTier(chosen, tier)));
}
