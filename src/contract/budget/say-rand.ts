import { formatRand } from "../format.ts";
import { formatRandCents } from "../quotes/money.ts";

/** An amount as a budget shows it: whole rand without cents, `R 12 500`, and less than nothing with its sign. */
export function sayRand(cents: number): string {
  const amount = Math.abs(cents);
  const text = amount % 100 === 0 ? formatRand(amount / 100) : formatRandCents(amount);
  return cents < 0 ? `−${text}` : text;
}
