import * as limits from "../../../contract/limits.ts";

/** Above the minimum, so that rounding never rejects anybody. */
const least_ms = limits.form_seconds_min * 1000 + 100;

/** Measures how long a form is open, to detect bots [enquiries-8]. */
export type FormClock = { opened_ms: number };

export function startClock(): FormClock {
  return { opened_ms: performance.now() };
}

/** Waits until the minimum has passed, for people whose browser filled the form; answers seconds. */
export async function secondsOpen({ opened_ms }: FormClock): Promise<number> {
  const left_ms = least_ms - (performance.now() - opened_ms);
  if (left_ms > 0) await new Promise((done) => setTimeout(done, left_ms));
  return Math.round((performance.now() - opened_ms) / 100) / 10;
}
