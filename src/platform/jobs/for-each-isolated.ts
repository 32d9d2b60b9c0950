import type { Log } from "../log.ts";

/** A failure is logged under the work's name, and the others still run. Returns the number of failures. */
export async function forEachIsolated<Each extends object>(
  { log }: { log: Log },
  name: string,
  some: readonly Each[],
  work: (each: Each) => Promise<unknown>,
): Promise<number> {
  let failed = 0;
  for (const each of some) {
    try {
      await work(each);
    } catch (cause) {
      failed += 1;
      log.warn(name, { ...each, message: cause instanceof Error ? cause.message : String(cause) });
    }
  }
  return failed;
}
