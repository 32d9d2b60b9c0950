/** The estimated cost of the round trip, rounded to R 10 [places-7]. Null without a rate. */
export function travelFee(
  distance_km: number | null,
  { travel_free_km, travel_rate_per_km }: { travel_free_km: number | null; travel_rate_per_km: number | null },
): number | null {
  if (distance_km === null || travel_rate_per_km === null) return null;
  const paid_km = Math.max(0, 2 * distance_km - (travel_free_km ?? 0));
  return Math.round((paid_km * travel_rate_per_km) / 10) * 10;
}
