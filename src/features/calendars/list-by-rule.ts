import ICAL from "ical.js";
import type { DayWindow, Work } from "./limit-work.ts";
import { wallOf, type FeedEvent } from "./read-event.ts";

const day_seconds = 86_400;

/**
 * The starts by one rule. The library counts days that a month doesn't have into the next month, the 30th of February for one;
 * here, as in the standard, they are none and are not counted.
 */
export function* listByRule(event: FeedEvent, rule: ICAL.Recur, window: DayWindow, work: Work): Generator<ICAL.Time> {
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
