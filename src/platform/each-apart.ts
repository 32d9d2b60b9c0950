import type { Log } from "./log.ts";

/**
 * Does a piece of work for each of some, one after the other. What fails for one is told in the log under the work's name, with what it was about, and the
 * others get theirs all the same. Answers for how many it failed.
 */
export async function eachApart<Each extends object>(
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
