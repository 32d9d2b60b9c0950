import ICAL from "ical.js";
import type { DayWindow, FeedReading } from "./limit-work.ts";
import { wallOf, type FeedEvent } from "./read-event.ts";

const day_seconds = 86_400;
/** The library iterates over every day between, so larger intervals are refused. */
const interval_max = 1000;
/** Birthdays without a year begin in 1604 or 1601. */
const year_min = 1600;
const weekday_names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The library moves 30 February to the next month; the standard skips it, so we do. Throws for unsupported rules. */
export function* listByRule(event: FeedEvent, rule: ICAL.Recur, { window, work }: FeedReading<FeedEvent>) {
  if (rule.until && wallOf(rule.until) / day_seconds < firstStart(event, window) - 1) return;
  assertFollowable(rule, event.start);
  const { count } = rule;
  const cost = costOf(rule);
  const iterator = unfiltered(rule, window).iterator(count ? event.start : nearWindow(event, rule, window));
  let result = 0;
  for (let next = iterator.next(); next; next = iterator.next()) {
    work.spend(cost);
    if (wallOf(next) / day_seconds > window.to + 1) return;
    if (!isDayOf(rule, next, event.start)) continue;
    yield next.clone();
    result += 1;
    if (result === count) return;
  }
}

/** Early enough that an occurrence can still reach into the window. */
function firstStart({ length_seconds }: FeedEvent, window: DayWindow): number {
  return window.from - Math.ceil(length_seconds / day_seconds);
}

/** The library would return wrong dates or loop forever. */
function assertFollowable({ freq, interval, parts }: ICAL.Recur, { year }: ICAL.Time): void {
  const isKnown = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].includes(freq) && !("BYWEEKNO" in parts);
  const isFifth = (parts["BYDAY"] ?? []).some((day) => /^[+-]?5/.test(day));
  // in one month of the year, which may never have a fifth
  const isNever = freq === "MONTHLY" && interval >= 12 && isFifth;
  if (!isKnown || interval > interval_max || isNever || year < year_min) throw new Error("This rule is not supported");
}

/** The library visits each day between, and each candidate day of a month or year. */
function costOf({ freq, interval, parts }: ICAL.Recur): number {
  if (freq === "DAILY" || freq === "WEEKLY") return Math.ceil((interval * (freq === "DAILY" ? 1 : 7)) / 20);
  return "BYSETPOS" in parts || (freq === "YEARLY" && "BYDAY" in parts) ? 32 : 1;
}

/** Days are filtered here, because the library would search forever for one that never comes. */
function unfiltered(rule: ICAL.Recur, window: DayWindow): ICAL.Recur {
  const copy = rule.clone();
  copy.count = null;
  const left =
    { DAILY: ["BYMONTH", "BYMONTHDAY", "BYDAY"], WEEKLY: ["BYMONTH"], MONTHLY: ["BYMONTH"] }[rule.freq] ?? [];
  copy.parts = Object.fromEntries(Object.entries(rule.parts).filter(([name]) => !left.includes(name)));
  copy.until ??= ICAL.Time.fromData({ year: new Date((window.to + 2) * day_seconds * 1000).getUTCFullYear() + 1 });
  return copy;
}

/** Uses the rule's month and days, else the start's. */
function isDayOf({ freq, parts }: ICAL.Recur, time: ICAL.Time, start: ICAL.Time): boolean {
  const { year, month, day } = time;
  const days = ICAL.Time.daysInMonth(month, year);
  const months = parts["BYMONTH"];
  const monthDays = parts["BYMONTHDAY"];
  if (months && !months.includes(month)) return false;
  if (freq === "DAILY" && !isNamedWeekday(parts["BYDAY"], time)) return false;
  if (monthDays) return monthDays.some((each) => (each > 0 ? each : each + days + 1) === day);
  const isByMonth = freq === "MONTHLY" || freq === "YEARLY";
  const isNamed = ["BYDAY", "BYYEARDAY"].some((name) => name in parts);
  return !isByMonth || isNamed || day === start.day;
}

function isNamedWeekday(named: readonly unknown[] | undefined, { year, month, day }: ICAL.Time): boolean {
  const name = weekday_names[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return !named || named.some((each) => String(each).endsWith(name ?? ""));
}

/** Skips whole periods before the window, so that old series cost no more than new ones. */
function nearWindow(event: FeedEvent, rule: ICAL.Recur, window: DayWindow): ICAL.Time {
  const { start } = event;
  const interval = Math.max(1, rule.interval);
  const before = firstStart(event, window) - 1 - wallOf(start) / day_seconds;
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq];
  if (days === undefined) return monthsLater(start, before, interval * (rule.freq === "YEARLY" ? 12 : 1));
  const periods = Math.floor(before / days / interval) - 1;
  const shifted = start.clone();
  if (periods > 0) shifted.adjust(periods * days * interval, 0, 0, 0);
  return shifted;
}

function monthsLater(start: ICAL.Time, days: number, months: number): ICAL.Time {
  for (let periods = Math.floor(days / 31 / months) - 1; periods > 0; periods -= 1) {
    const month = start.month - 1 + periods * months;
    const later = { year: start.year + Math.floor(month / 12), month: (month % 12) + 1 };
    if (start.day > ICAL.Time.daysInMonth(later.month, later.year)) continue;
    return Object.assign(start.clone(), later);
  }
  return start;
}
