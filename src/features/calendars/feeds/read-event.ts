import ICAL from "ical.js";
import { southAfrica } from "./resolve-zone.ts";

const day_seconds = 86_400;
const south_africa_seconds = 7200;

export type FeedEvent = {
  uid: string;
  start: ICAL.Time;
  isAllDay: boolean;
  length_seconds: number;
  /** False for events that are cancelled or shown as free. */
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Extra occurrences; lengths may differ. */
  added: Occurrence[];
  removed: ICAL.Time[];
  replaces: ICAL.Time | null;
  isPartial: boolean;
};

export type Occurrence = { start: ICAL.Time; length_seconds: number };

/** "unread" for a busy event with unreadable times; null without a time. Other unreadable properties are ignored. */
export function readEvent(text: string): FeedEvent | "unread" | null {
  const component = parse(text);
  const start = component && timesOf(component, "dtstart")[0];
  if (!start) return /^DTSTART/im.test(text) && (component === null || isBusy(component)) ? "unread" : null;
  const length_seconds = lengthOf(component, start);
  const isAllDay = start.isDate || isMarkedAllDay(component, start, length_seconds);
  return {
    uid: textOf(component, "uid"),
    start,
    isAllDay,
    length_seconds,
    isBusy: isBusy(component),
    rules: component
      .getAllProperties("rrule")
      .flatMap((property) => attempt(() => property.getFirstValue()) ?? [])
      .filter((value) => value instanceof ICAL.Recur)
      .map((rule) => endingWith(rule, start)),
    added: valuesOf(component, "rdate").flatMap((value) => occurrenceOf(value, { start, length_seconds }) ?? []),
    removed: timesOf(component, "exdate", start),
    replaces: timesOf(component, "recurrence-id", start)[0] ?? null,
    isPartial: isPartial(component, text),
  };
}

/** A duration or repetition is unreadable, or moves all later occurrences. */
function isPartial(component: ICAL.Component, text: string): boolean {
  if (/^RECURRENCE-ID[^:]*;RANGE=THISANDFUTURE/im.test(text)) return true;
  return ["dtend", "duration", "rrule", "rdate"].some((name) => {
    const count = text.match(new RegExp(`^${name}[;:]`, "gim"))?.length ?? 0;
    return count > valuesOf(component, name).length;
  });
}

function occurrenceOf(value: unknown, { start, length_seconds }: Occurrence): Occurrence | null {
  if (!(value instanceof ICAL.Period)) {
    const time = timeOf(value, start);
    return time && { start: time, length_seconds };
  }
  const periodStart = timeOf(value.start, start);
  const end = attempt(() => value.getEnd());
  return (
    periodStart && {
      start: periodStart,
      length_seconds: end ? Math.max(0, wallOf(end) - wallOf(periodStart)) : length_seconds,
    }
  );
}

/** On failure, keeps the lines that parse. */
function parse(text: string): ICAL.Component | null {
  const componentOf = (source: string) => attempt(() => ICAL.Component.fromString(source));
  const [begin = "", ...lines] = text.split("\r\n");
  const end = lines.pop() ?? "";
  const parse = (some: readonly string[]) => componentOf([begin, ...some, end].join("\r\n"));
  return parse(lines) ?? parse(lines.filter((line) => parse([line]) !== null));
}

export function instantOf(time: ICAL.Time): number {
  return time.toUnixTime();
}

/** Local clock time in its zone, as if it were UTC seconds. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Day number since 1970. */
export function southAfricanDay(instant: number): number {
  return Math.floor((instant + south_africa_seconds) / day_seconds);
}

/** The library may throw on any untrusted input. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function textOf(component: ICAL.Component, name: string): string {
  const value = attempt(() => component.getFirstPropertyValue(name));
  return typeof value === "string" ? value.trim() : "";
}

function valuesOf(component: ICAL.Component, name: string): unknown[] {
  return component.getAllProperties(name).flatMap((property) => attempt((): unknown[] => property.getValues()) ?? []);
}

function timesOf(component: ICAL.Component, name: string, start?: ICAL.Time): ICAL.Time[] {
  return valuesOf(component, name).flatMap((value) => timeOf(value, start) ?? []);
}

/** Without a zone: the zone of the event's start, or South Africa for the start. */
function timeOf(value: unknown, start?: ICAL.Time): ICAL.Time | null {
  if (!(value instanceof ICAL.Time) || !Number.isFinite(wallOf(value))) return null;
  if (!value.isDate && value.zone === ICAL.Timezone.localTimezone)
    value.zone = start?.isDate === false ? start.zone : southAfrica;
  return value;
}

function lengthOf(component: ICAL.Component, start: ICAL.Time): number {
  const end = timesOf(component, "dtend", start)[0];
  if (end)
    return Math.max(0, start.isDate || end.isDate ? wallOf(end) - wallOf(start) : instantOf(end) - instantOf(start));
  const duration = attempt(() => component.getFirstPropertyValue("duration"));
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds());
  return start.isDate ? day_seconds : 0;
}

/** Outlook writes a whole day as midnight to midnight in its zone, with a marker. */
function isMarkedAllDay(component: ICAL.Component, start: ICAL.Time, length_seconds: number): boolean {
  const isMarked = textOf(component, "x-microsoft-cdo-alldayevent").toUpperCase() === "TRUE";
  return isMarked && wallOf(start) % day_seconds === 0 && length_seconds > 0;
}

function isBusy(component: ICAL.Component): boolean {
  const isFree =
    textOf(component, "transp").toUpperCase() === "TRANSPARENT" ||
    textOf(component, "x-microsoft-cdo-busystatus").toUpperCase() === "FREE";
  return !isFree && textOf(component, "status").toUpperCase() !== "CANCELLED";
}

/** A date ends with that day; a moment ends on its South African day, or UTC's at 23:59:59. */
function endingWith(rule: ICAL.Recur, start: ICAL.Time): ICAL.Recur {
  const { until } = rule;
  if (!until) return rule;
  if (until.isDate && !start.isDate) {
    const { year, month, day } = until;
    rule.until = ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false }, start.zone);
  }
  if (!until.isDate && start.isDate) {
    const isUtcDay = until.hour === 23 && until.minute === 59;
    const localUntil = until.zone === ICAL.Timezone.utcTimezone && !isUtcDay ? until.clone() : null;
    localUntil?.adjust(0, 0, 0, south_africa_seconds);
    const { year, month, day } = localUntil ?? until;
    rule.until = ICAL.Time.fromData({ year, month, day, isDate: true });
  }
  return rule;
}
