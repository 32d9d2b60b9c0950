import ICAL from "ical.js";
import type { DayWindow, Work } from "./limit-work.ts";
import { listByRule } from "./list-by-rule.ts";
import { momentOf, southAfricanDay, wallOf, type FeedEvent } from "./read-event.ts";

const day_seconds = 86_400;

/** What names an occurrence, so that another event can stand in its place: the day of a whole day, the moment of a time. */
export function keyOf(time: ICAL.Time, isAllDay: boolean): string {
  if (time.isDate) return `day ${wallOf(time) / day_seconds}`;
  if (isAllDay) {
    const wall = time.zone === ICAL.Timezone.utcTimezone ? momentOf(time) + 7200 : wallOf(time);
    return `day ${Math.floor(wall / day_seconds)}`;
  }
  return `moment ${momentOf(time)}`;
}

/**
 * The days of an event's occurrences, each as first and last, that meet the window. `replaced`: the occurrences in whose place another
 * event stands.
 */
export function* listSpans(event: FeedEvent, window: DayWindow, replaced: ReadonlySet<string>, work: Work) {
  const gone = new Set([...event.removed.map((time) => keyOf(time, event.isAllDay)), ...replaced]);
  const seen = new Set<string>();
  for (const start of listStarts(event, window, work)) {
    const key = keyOf(start, event.isAllDay);
    const day = `day ${Math.floor(wallOf(start) / day_seconds)}`;
    if (seen.has(key) || gone.has(key) || gone.has(day)) continue;
    seen.add(key);
    const { first, last } = spanOf(event, start);
    if (last >= window.from && first <= window.to) {
      yield { first: Math.max(first, window.from), last: Math.min(last, window.to) };
    }
  }
}

function* listStarts(event: FeedEvent, window: DayWindow, work: Work): Generator<ICAL.Time> {
  yield event.start;
  yield* event.added;
  for (const rule of event.rules) yield* listByRule(event, rule, window, work);
}

/** A time ends on the day before if it ends at midnight. */
function spanOf({ isAllDay, length_seconds }: FeedEvent, start: ICAL.Time): { first: number; last: number } {
  if (isAllDay) {
    const first = Math.floor(wallOf(start) / day_seconds);
    return { first, last: first + Math.max(1, Math.ceil(length_seconds / day_seconds)) - 1 };
  }
  const moment = momentOf(start);
  return { first: southAfricanDay(moment), last: southAfricanDay(moment + Math.max(0, length_seconds - 1)) };
}
