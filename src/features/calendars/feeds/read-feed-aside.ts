import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import * as limits from "../../../contract/limits.ts";
import type { ReaderOrder } from "./answer-reader.ts";
import type { FeedDays } from "./read-feed.ts";

/** TypeScript, which Node runs; relative to the project. */
const process_file = join("src", "features", "calendars", "feeds", "answer-reader.ts");
const heap_megabytes = 256;
const start_seconds_max = 60;
const reader_ready = "ready";

/** "unreadable" if the process ends without an answer. */
export type AsideDays = FeedDays | { fault: "unreadable" };

const waiting: (() => void)[] = [];
let readers = 0;

/**
 * A separate process, so that a large feed blocks nothing and an endless one is killed [calendars-23]; a thread could
 * crash the server.
 */
export async function readFeedAside(
  order: ReaderOrder,
  seconds_max = limits.feed_reading_seconds_max,
): Promise<AsideDays> {
  if (readers >= limits.feed_readers_max) await new Promise<void>((resolve) => waiting.push(resolve));
  else readers += 1;
  try {
    return await read(order, seconds_max);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else readers -= 1;
  }
}

async function read(order: ReaderOrder, seconds_max: number): Promise<AsideDays> {
  const reader = fork(process_file, {
    execArgv: [`--max-old-space-size=${heap_megabytes}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<AsideDays>();
  // the time limit starts when it is ready, because starting can be slow
  let late = setTimeout(() => resolve({ fault: "unreadable" }), start_seconds_max * 1000);
  reader
    .on("message", (message) => {
      if (message !== reader_ready) return resolve(message as FeedDays);
      clearTimeout(late);
      late = setTimeout(() => resolve({ fault: "too_many_events" }), seconds_max * 1000);
      // below the server, but not lowest, so that it still finishes in time
      const lower = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
      if (reader.pid !== undefined) setPriority(reader.pid, lower);
      reader.send(order, () => undefined);
    })
    .once("error", reject)
    .once("exit", () => resolve({ fault: "unreadable" }));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    reader.kill("SIGKILL");
  }
}
