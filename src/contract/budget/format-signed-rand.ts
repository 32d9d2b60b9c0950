import { formatRandCents } from "../quotes/money.ts";

/** With a sign when negative. */
export function formatSignedRand(cents: number): string {
  const text = formatRandCents(Math.abs(cents));
  return cents < 0 ? `−${text}` : text;
}
