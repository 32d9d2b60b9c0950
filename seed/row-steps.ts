import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Copy } from "./copy-rows.ts";

/** How many of what is filled are done, or what begins, for who waits. */
export type Progress = number | string;

/** One step of a long fill. */
export interface Step {
  /** What there is to tell once its rows are written. */
  readonly progress?: Progress;
  readonly rows: readonly TableRows[];
}

export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly object[];
}

/** What makes the rows of a fill: what the module at `url` exports as `maker`. `make` gets what a thread can be sent. */
export interface Maker<Given> {
  readonly url: string;
  readonly make: (given: Given) => Iterable<Step>;
}

/** A step as COPY reads it. */
export interface CopyStep extends Pick<Step, "progress"> {
  readonly copies: readonly Copy[];
}

/** What a thread that makes rows is told. */
export interface ThreadData {
  readonly url: string;
  readonly given: unknown;
}

/** So many steps are made ahead of the one that is written. */
const steps_ahead = 3;

/** The steps of a fill, made in a thread of their own while the caller has the ones before written. Throws what the maker throws. */
export async function* stepsBeside<Given>({ url }: Maker<Given>, given: Given): AsyncGenerator<CopyStep> {
  const workerData: ThreadData = { url, given };
  const worker = new Worker(new URL("copy-thread.ts", import.meta.url), { workerData });
  try {
    const made = on(worker, "message", { close: ["exit"] }) as AsyncIterable<[CopyStep | null]>;
    for (let ahead = 0; ahead < steps_ahead; ahead += 1) worker.postMessage("next", []);
    for await (const [step] of made) {
      if (!step) return;
      worker.postMessage("next", []);
      yield step;
    }
    throw new Error("The thread that makes rows ended before its last step.");
  } finally {
    await worker.terminate();
  }
}
