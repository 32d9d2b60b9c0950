import { formatRandCents } from "../quotes/money.ts";

/** An amount as a budget shows it, with its sign where it is less than nothing. */
export function sayRand(cents: number): string {
  const text = formatRandCents(Math.abs(cents));
  return cents < 0 ? `−${text}` : text;
}
