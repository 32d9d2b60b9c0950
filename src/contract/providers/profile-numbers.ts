import { dashboardMessages } from "../dashboard-messages.ts";
import { formatNumber } from "../format.ts";
import * as limits from "../limits.ts";
import { readRandAndCents } from "../rand-and-cents.ts";
import { parseInteger } from "../typed-numbers.ts";

export interface NumberBounds {
  min: number;
  max: number;
  sentence: string;
  tooHigh?: string;
}

/** Shared by form and call [providers-15]. */
export const profileNumbers = {
  count: { min: 0, max: 1_000_000, sentence: "Enter a whole number." },
  rand: { min: 0, max: 100_000_000, sentence: "Enter an amount in whole rand." },
  price: { min: 1, max: 100_000_000, sentence: "Enter an amount in whole rand." },
  guests: { min: 1, max: 100_000, sentence: "Enter a whole number of guests." },
  year: {
    min: limits.established_year_min,
    max: 9999,
    sentence: `Enter a year from ${limits.established_year_min} on.`,
  },
  radius: {
    min: 0,
    max: limits.radius_km_max,
    sentence: `Enter a distance from 0 to ${limits.radius_km_max} km as a whole number.`,
  },
  free_km: {
    min: 0,
    max: limits.travel_free_km_max,
    sentence: `Enter a distance from 0 to ${formatNumber(limits.travel_free_km_max)} km as a whole number.`,
  },
  rate: {
    min: 0,
    max: limits.travel_rate_per_km_max,
    sentence: `Enter an amount from R 0 to R ${limits.travel_rate_per_km_max}, with cents if you like: 7,50.`,
  },
  latitude: { min: -90, max: 90, sentence: "Enter degrees from -90 to 90, such as -33.9249." },
  longitude: { min: -180, max: 180, sentence: "Enter degrees from -180 to 180, such as 18.8602." },
  percentage: {
    min: 0,
    max: limits.deposit_percentage_max,
    sentence: dashboardMessages.deposit_percentage_not_integer,
    tooHigh: dashboardMessages.deposit_percentage_too_high,
  },
} satisfies Record<string, NumberBounds>;

/** A rate has cents, degrees any decimals; other numbers are whole. Null for invalid text. */
export function readTypedNumber(kind: string, typed: string): number | null {
  if (kind === "latitude" || kind === "longitude") return readDegrees(typed);
  return kind === "rate" ? readRandAndCents(typed) : parseInteger(typed);
}

/** Signed, with a decimal point or comma: `-33,9249`. */
export function readDegrees(typed: string): number | null {
  const text = typed.trim().replace("−", "-").replace("°", "").replace(",", ".");
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : null;
}
