import { setTimeout as pause } from "node:timers/promises";
import { makePairs, type Pair } from "./people.ts";
import type { World } from "./world.ts";
import { failures, writersOf, type Result, type Writer } from "./writers.ts";

export type Writing = {
  pairs: Pair[];
  /** Writes until `work` is done, whatever is answered. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Writes until every pending item is acknowledged. */
  finish(): Promise<void>;
  /** What was acknowledged (before `mark` if given) and exists. */
  look(mark?: readonly number[]): Promise<Result[]>;
  mark(): number[];
  acknowledged(): number;
};

const finish_seconds_max = 60;

/** Creates pairs and their writers, with a pause between writes. */
export async function beginWriting(world: World, pairs_total = 3, breath_ms = 20): Promise<Writing> {
  const pairs = await makePairs(world, pairs_total);
  const writers: Writer[] = [];
  for (const pair of pairs) writers.push(...(await writersOf(world, pair)));
  failures.clear();
  const look = async (mark?: readonly number[]) =>
    together(await Promise.all(writers.map((each, place) => each.look(mark?.[place]))));
  return {
    pairs,
    async during(work) {
      const over = new AbortController();
      const writing = Promise.all(writers.map((each) => writeUntil(each, breath_ms, over.signal)));
      writing.catch(() => undefined);
      try {
        return await work();
      } finally {
        over.abort();
        await writing;
      }
    },
    async finish() {
      const end = AbortSignal.timeout(finish_seconds_max * 1_000);
      for (const each of writers) while (each.isPending() && !end.aborted) await each.step().then(() => pause(50));
    },
    look,
    mark: () => writers.map((each) => each.count()),
    acknowledged: () => writers.reduce((sum, each) => sum + each.count(), 0),
  };
}

async function writeUntil(writer: Writer, breath_ms: number, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await writer.step();
    // retries after a refusal, with a pause
    await pause(writer.isPending() ? Math.max(100, breath_ms) : breath_ms);
  }
}

function together(result: readonly Result[]): Result[] {
  const by = new Map<string, Result>();
  for (const { what, acknowledged, lost, twice } of result) {
    const sum = by.get(what) ?? { what, acknowledged: 0, lost: [], twice: [] };
    sum.acknowledged += acknowledged;
    sum.lost.push(...lost);
    sum.twice.push(...twice);
    by.set(what, sum);
  }
  return [...by.values()];
}
