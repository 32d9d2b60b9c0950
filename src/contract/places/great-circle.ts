import type { Coordinates } from "./mercator.ts";

export const earth_radius_km = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The haversine formula. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const narrowing = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = half(from.latitude, to.latitude) + narrowing * half(from.longitude, to.longitude);
  return 2 * earth_radius_km * Math.asin(Math.min(1, Math.sqrt(chord)));
}
