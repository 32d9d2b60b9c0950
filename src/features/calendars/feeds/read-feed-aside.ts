import { join } from "node:path";
import PQueue from "p-queue";
import * as limits from "../../../contract/limits.ts";
import { runAside, type AsideFailure } from "../../../platform/run-aside.ts";
import type { ReaderOrder } from "./answer-reader.ts";
import type { FeedDays } from "./read-feed.ts";

const process_file = join("src", "features", "calendars", "feeds", "answer-reader.ts");
const starting_seconds_max = 60;

/** "unreadable" if the process ends without an answer. */
export type AsideDays = FeedDays | { fault: "unreadable" };

const failures: Record<AsideFailure, AsideDays> = {
  slow_start: { fault: "unreadable" },
  slow: { fault: "too_many_events" },
  ended: { fault: "unreadable" },
};

const readers = new PQueue({ concurrency: limits.feed_readers_max });

/** In a separate process [calendars-23]. */
export async function readFeedAside(
  order: ReaderOrder,
  seconds_max = limits.feed_reading_seconds_max,
): Promise<AsideDays> {
  const options = { starting_seconds_max, seconds_max, isLowered: true };
  const result = await readers.add(() => runAside<FeedDays>(process_file, order, options));
  return typeof result === "string" ? failures[result] : result;
}
