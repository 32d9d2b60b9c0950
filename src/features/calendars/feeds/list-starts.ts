import ICAL from "ical.js";
import { TooMuchWork, type FeedReading } from "./limit-work.ts";
import { listByRule } from "./list-by-rule.ts";
import { instantOf, southAfricanDay, wallOf, type FeedEvent, type Occurrence } from "./read-event.ts";

const day_seconds = 86_400;

export function startKey(time: ICAL.Time, isAllDay: boolean): string {
  if (time.isDate) return `day ${wallOf(time) / day_seconds}`;
  if (isAllDay) {
    const wall = time.zone === ICAL.Timezone.utcTimezone ? instantOf(time) + 7200 : wallOf(time);
    return `day ${Math.floor(wall / day_seconds)}`;
  }
  return `moment ${instantOf(time)}`;
}

/** First and last day of each; `replaced` are keys of occurrences that another event replaces. */
export function* listSpans(event: FeedEvent, replaced: ReadonlySet<string>, reading: FeedReading<FeedEvent>) {
  const { window } = reading;
  const skipped = new Set([...event.removed.map((time) => startKey(time, event.isAllDay)), ...replaced]);
  const seen = new Set<string>();
  for (const { start, length_seconds } of listOccurrences(event, reading)) {
    const key = startKey(start, event.isAllDay);
    const day = `day ${Math.floor(wallOf(start) / day_seconds)}`;
    const spanKey = `${key} for ${length_seconds}`;
    if (seen.has(spanKey) || skipped.has(key) || skipped.has(day)) continue;
    seen.add(spanKey);
    const { first, last } = spanOf(event, { start, length_seconds });
    if (last >= window.from && first <= window.to) {
      yield { first: Math.max(first, window.from), last: Math.min(last, window.to) };
    }
  }
}

function* listOccurrences(event: FeedEvent, reading: FeedReading<FeedEvent>): Generator<Occurrence> {
  const { length_seconds } = event;
  yield { start: event.start, length_seconds };
  yield* event.added;
  for (const rule of event.rules) {
    try {
      for (const start of listByRule(event, rule, reading)) yield { start, length_seconds };
    } catch (cause) {
      if (cause instanceof TooMuchWork) throw cause;
      reading.unread.add(event);
    }
  }
}

/** A time that ends at midnight ends on the day before. */
function spanOf({ isAllDay }: FeedEvent, { start, length_seconds }: Occurrence): { first: number; last: number } {
  if (isAllDay) {
    const first = Math.floor(wallOf(start) / day_seconds);
    return { first, last: first + Math.max(1, Math.ceil(length_seconds / day_seconds)) - 1 };
  }
  const instant = instantOf(start);
  return { first: southAfricanDay(instant), last: southAfricanDay(instant + Math.max(0, length_seconds - 1)) };
}
