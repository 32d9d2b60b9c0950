import { resolve as resolvePath } from "node:path";
import { Worker } from "node:worker_threads";
import * as limits from "../../contract/limits.ts";
import type { ReaderOrder } from "./answer-reader.ts";
import type { FeedDays } from "./read-feed.ts";

/** Runs as it stands, by Node itself; found from the project's folder, as the migrations are. */
const thread_file = resolvePath("src", "features", "calendars", "answer-reader.ts");
const heap_megabytes = 256;

/**
 * Reads a feed as `readFeed` does, in a thread of its own: a large one keeps nobody waiting, and one that would never come to an
 * end, or fill the memory, is too much and is ended [calendars-23].
 */
export async function readFeedAside(
  order: ReaderOrder,
  seconds_max = limits.feed_reading_seconds_max,
): Promise<FeedDays> {
  const thread = new Worker(thread_file, {
    workerData: order,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap_megabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<FeedDays>();
  const late = setTimeout(() => resolve({ fault: "too_many_events" }), seconds_max * 1000);
  thread.once("message", resolve).once("error", (cause: Error) => {
    if ("code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ fault: "too_many_events" });
    else reject(cause);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
