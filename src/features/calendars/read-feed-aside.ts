import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import * as limits from "../../contract/limits.ts";
import type { ReaderOrder } from "./answer-reader.ts";
import type { FeedDays } from "./read-feed.ts";

/** Runs as it stands, by Node itself; found from the project's folder, as the migrations are. */
const process_file = join("src", "features", "calendars", "answer-reader.ts");
const heap_megabytes = 256;
const start_seconds_max = 60;
/** What the process says once it can be given an order. */
const reader_ready = "ready";

/** What came of reading a feed: "unreadable" where its reader ends without an answer. */
export type AsideDays = FeedDays | { fault: "unreadable" };

/** What the readers of this process wait for, and how many there are. */
const waiting: (() => void)[] = [];
let readers = 0;

/**
 * Reads a feed as `readFeed` does, in a process of its own: a large one keeps nobody waiting, and one that would never come to an
 * end is too much and is ended [calendars-23]. A thread would not do: several that fill their memory may take the process along.
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
  // its time counts from when it is ready: on a busy machine it may take long to start
  let late = setTimeout(() => resolve({ fault: "unreadable" }), start_seconds_max * 1000);
  reader
    .on("message", (said) => {
      if (said !== reader_ready) return resolve(said as FeedDays);
      clearTimeout(late);
      late = setTimeout(() => resolve({ fault: "too_many_events" }), seconds_max * 1000);
      // below the server's, and not lowest: beside a server that takes every processor a calendar must still be read within its time
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
