import type { Progress } from "./row-steps.ts";

const line_every_ms = 5_000;

/** Says how many of all are done and since when, every five seconds and at the end; and at once what begins. */
export function sayNowAndThen(count: number, what: string, say: (line: string) => void): (done: Progress) => void {
  const began = performance.now();
  let said = began;
  return (done) => {
    if (typeof done === "string") return say(done);
    const now = performance.now();
    if (now - said < line_every_ms && done < count) return;
    say(`${done} of ${count} ${what} (${Math.round((now - began) / 1000)} s)`);
    said = now;
  };
}
