import { random } from "./random.ts";

/** A fixed start, so that the demo's addresses are the same on every machine. */
const start_ms = Date.UTC(2025, 0, 6, 6);

/** Reproducible version 7 UUIDs, one millisecond apart. */
export function ids(seed: string): () => string {
  const next = random(`ids ${seed}`);
  const hex = (digits: number): string =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  let instant = start_ms;
  return () => {
    const time = (instant += 1).toString(16).padStart(12, "0");
    const variant = (8 + Math.floor(next() * 4)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
  };
}
