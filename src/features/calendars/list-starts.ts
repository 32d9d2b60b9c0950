import ICAL from "ical.js";
import { momentOf, southAfricanDay, wallOf, type FeedEvent } from "./read-event.ts";

const day_seconds = 86_400;

/** Days by their numbers since 1970, both included. */
export type DayWindow = { from: number; to: number };

/** What reading one feed may cost: counts down, and throws at the end. */
export class Work {
  #left: number;

  constructor(steps_max: number) {
    this.#left = steps_max;
  }

  spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TooMuchWork("A calendar repeats its events too often");
  }
}

export class TooMuchWork extends Error {
  override name = "TooMuchWork";
}

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

/**
 * The starts by one rule. The library counts days that a month doesn't have into the next month, the 30th of February for one;
 * here, as in the standard, they are none and are not counted.
 */
function* listByRule(event: FeedEvent, rule: ICAL.Recur, window: DayWindow, work: Work): Generator<ICAL.Time> {
  const { count } = rule;
  const iterator = unlimited(rule).iterator(count ? event.start : nearWindow(event, rule, window));
  let found = 0;
  for (let next = iterator.next(); next; next = iterator.next()) {
    work.spend();
    if (wallOf(next) / day_seconds > window.to + 1) return;
    if (!isDayOf(rule, next, event.start)) continue;
    yield next.clone();
    found += 1;
    if (found === count) return;
  }
}

function unlimited(rule: ICAL.Recur): ICAL.Recur {
  const whole = rule.clone();
  whole.count = null;
  return whole;
}

/** Whether a rule means the day of a time: the month and the day of the month that it names, or those of its start. */
function isDayOf({ freq, parts }: ICAL.Recur, { year, month, day }: ICAL.Time, start: ICAL.Time): boolean {
  const days = ICAL.Time.daysInMonth(month, year);
  const months = parts["BYMONTH"];
  const monthDays = parts["BYMONTHDAY"];
  if (months && !months.includes(month)) return false;
  if (monthDays) return monthDays.some((each) => (each > 0 ? each : each + days + 1) === day);
  const isByMonth = freq === "MONTHLY" || freq === "YEARLY";
  const isNamed = ["BYDAY", "BYYEARDAY", "BYWEEKNO"].some((part) => part in parts);
  return !isByMonth || isNamed || day === start.day;
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

/**
 * From where a rule is counted: what repeats by days or weeks without a number begins as many whole periods later as lie
 * before the window, so that a standing appointment of many years costs no more than one of this year.
 */
function nearWindow({ start, length_seconds }: FeedEvent, rule: ICAL.Recur, window: DayWindow): ICAL.Time {
  const period = { DAILY: 1, WEEKLY: 7 }[rule.freq];
  if (period === undefined) return start;
  const days = period * Math.max(1, rule.interval);
  const before = window.from - Math.ceil(length_seconds / day_seconds) - 1 - wallOf(start) / day_seconds;
  const periods = Math.floor(before / days) - 1;
  if (periods <= 0) return start;
  const shifted = start.clone();
  shifted.adjust(periods * days, 0, 0, 0);
  return shifted;
}
