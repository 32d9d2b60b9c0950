import { formatNumber, formatRand } from "../../../../contract/format.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";

/** Distance and travel cost; empty without either. */
export function formatDistance({
  distance_km = null,
  travel_fee_estimate = null,
}: Pick<ProviderCard, "distance_km" | "travel_fee_estimate">): string {
  const far = distance_km ? [`about ${formatNumber(distance_km)} km away`] : [];
  return [...far, ...formatFee(travel_fee_estimate)].join(" · ");
}

function formatFee(rand: number | null): string[] {
  if (rand === null) return [];
  return rand === 0 ? ["no travel fee"] : [`about ${formatRand(rand)} for travel, an estimate`];
}
