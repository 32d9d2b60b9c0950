import { day_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { TooMuchWork, WorkLimit, type DayWindow, type FeedReading } from "./limit-work.ts";
import { startKey, listSpans } from "./list-starts.ts";
import { readEvent, type FeedEvent } from "./read-event.ts";
import { resolveZones } from "./resolve-zone.ts";
import { splitFeed, type FeedComponents } from "./split-feed.ts";

/** Only of lines about dates. */
const characters_a_step = 40;

export type BusyDay = { day: string; events: number };
/** `unread` counts events that may take more days than could be read. */
export type FeedDays = { days: BusyDay[]; unread: number } | { fault: "not_calendar" | "too_many_events" };

/**
 * South African days, both ends included; nothing else is saved [calendars-23]. Leaves out free and cancelled events.
 */
export function readFeed(
  text: string,
  { from, to }: { from: string; to: string },
  steps_max = limits.feed_steps_max,
): FeedDays {
  const components = splitFeed(text);
  if (!components) return { fault: "not_calendar" };
  if (components.events.length > limits.feed_events_max) return { fault: "too_many_events" };
  const window = { from: Date.parse(from) / day_ms, to: Date.parse(to) / day_ms };
  try {
    return readComponents(components, window, new WorkLimit(steps_max));
  } catch (cause) {
    if (cause instanceof TooMuchWork) return { fault: "too_many_events" };
    throw cause;
  }
}

function readComponents({ zones, events: texts }: FeedComponents, window: DayWindow, work: WorkLimit): FeedDays {
  // lists of dates cost as much as occurrences
  for (const text of texts) work.spend(Math.floor(text.length / characters_a_step));
  resolveZones(zones, namesOfZones(texts));
  const read = texts.flatMap((text) => readEvent(text) ?? []);
  const events = read.filter((event) => event !== "unread");
  const busy = events.filter(({ isBusy }) => isBusy);
  const unread = new Set(busy.filter(({ isPartial }) => isPartial));
  const days = countDays(busy, replacedOf(events), { window, work, unread });
  return { days, unread: read.length - events.length + unread.size };
}

function namesOfZones(events: readonly string[]): Set<string> {
  const named = events.flatMap((event) => [...event.matchAll(/;TZID=(?:"([^"\r\n]+)"|([^;:\r\n]+))/gi)]);
  return new Set(named.map(([, quoted, bare]) => quoted ?? bare ?? ""));
}

function countDays(
  events: readonly FeedEvent[],
  replaced: ReadonlyMap<string, Set<string>>,
  reading: FeedReading<FeedEvent>,
): BusyDay[] {
  const counts = new Map<number, number>();
  const none = new Set<string>();
  for (const event of events) {
    const days = new Set<number>();
    for (const { first, last } of listSpans(
      event,
      event.replaces ? none : (replaced.get(event.uid) ?? none),
      reading,
    )) {
      for (let day = first; day <= last; day += 1) {
        reading.work.spend();
        days.add(day);
      }
    }
    for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([day, count]) => ({ day: new Date(day * day_ms).toISOString().slice(0, 10), events: count }));
}

function replacedOf(events: readonly FeedEvent[]): Map<string, Set<string>> {
  const isAllDay = new Map(events.filter(({ replaces }) => !replaces).map((event) => [event.uid, event.isAllDay]));
  const replaced = new Map<string, Set<string>>();
  for (const { uid, replaces } of events) {
    if (!replaces) continue;
    const of = replaced.get(uid) ?? new Set();
    replaced.set(uid, of.add(startKey(replaces, isAllDay.get(uid) ?? false)));
  }
  return replaced;
}
