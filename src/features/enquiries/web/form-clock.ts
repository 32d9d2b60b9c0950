import * as limits from "../../../contract/limits.ts";

/** A little more than the least, so that the server's rounding never counts against anybody. */
const least_ms = limits.form_seconds_min * 1000 + 100;

/** How long a form has been open, for the trap that tells programs from people [enquiries-8]. */
export type FormClock = { opened_ms: number };

/** Starts with the form. */
export function startClock(): FormClock {
  return { opened_ms: performance.now() };
}

/**
 * Waits until nobody can be taken for a program, whose form was filled in for them; then answers for how many seconds
 * the form was open.
 */
export async function secondsOpen({ opened_ms }: FormClock): Promise<number> {
  const left_ms = least_ms - (performance.now() - opened_ms);
  if (left_ms > 0) await new Promise((done) => setTimeout(done, left_ms));
  return Math.round((performance.now() - opened_ms) / 100) / 10;
}
