import ICAL from "ical.js";
import { southAfrica } from "./resolve-zone.ts";

const day_seconds = 86_400;
const south_africa_seconds = 7200;

/** One VEVENT, as far as days are concerned. */
export type FeedEvent = {
  uid: string;
  start: ICAL.Time;
  /** Of whole days, without a time: they are the same days everywhere. */
  isAllDay: boolean;
  length_seconds: number;
  /** Whether it takes its time: one that is shown as free does not, nor does one that was cancelled. */
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Further occurrences, which may have lengths that differ, and starts that fall away. */
  added: Occurrence[];
  removed: ICAL.Time[];
  /** Of which occurrence of the event with this uid it stands in the place; null for an event itself. */
  replaces: ICAL.Time | null;
  /** Whether it may take more than could be read of it. */
  isInPart: boolean;
};

export type Occurrence = { start: ICAL.Time; length_seconds: number };

/**
 * Reads an event. "unread" for one that takes time, but nobody knows when; null for one without a time. What else can't be
 * read is taken as not said.
 */
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
    isInPart: isInPart(component, text),
  };
}

/** Whether a line that says for how long, or when again, could not be read, or moves all that follow. */
function isInPart(component: ICAL.Component, text: string): boolean {
  if (/^RECURRENCE-ID[^:]*;RANGE=THISANDFUTURE/im.test(text)) return true;
  return ["dtend", "duration", "rrule", "rdate"].some((name) => {
    const said = text.match(new RegExp(`^${name}[;:]`, "gim"))?.length ?? 0;
    return said > valuesOf(component, name).length;
  });
}

function occurrenceOf(value: unknown, { start, length_seconds }: Occurrence): Occurrence | null {
  if (!(value instanceof ICAL.Period)) {
    const time = timeOf(value, start);
    return time && { start: time, length_seconds };
  }
  const own = timeOf(value.start, start);
  const end = attempt(() => value.getEnd());
  return own && { start: own, length_seconds: end ? Math.max(0, wallOf(end) - wallOf(own)) : length_seconds };
}

/** Parses an event; where it can't be, what of it can be, line by line. */
function parse(text: string): ICAL.Component | null {
  const componentOf = (whole: string) => attempt(() => ICAL.Component.fromString(whole));
  const [begin = "", ...lines] = text.split("\r\n");
  const end = lines.pop() ?? "";
  const parse = (some: readonly string[]) => componentOf([begin, ...some, end].join("\r\n"));
  return parse(lines) ?? parse(lines.filter((line) => parse([line]) !== null));
}

/** The moment at which a time is, in seconds; of a day: midnight in UTC, as if nobody had a zone. */
export function momentOf(time: ICAL.Time): number {
  return time.toUnixTime();
}

/** What the clock of its zone shows at a time, in seconds as if that were UTC. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** The number of the day that a moment has in South Africa. */
export function southAfricanDay(moment: number): number {
  return Math.floor((moment + south_africa_seconds) / day_seconds);
}

/** Tries what a stranger's calendar may make the library throw at. */
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

/** The times of a property. */
function timesOf(component: ICAL.Component, name: string, start?: ICAL.Time): ICAL.Time[] {
  return valuesOf(component, name).flatMap((value) => timeOf(value, start) ?? []);
}

/** One without a zone is in that of the event's start, and a start without one in ours. */
function timeOf(value: unknown, start?: ICAL.Time): ICAL.Time | null {
  if (!(value instanceof ICAL.Time) || !Number.isFinite(wallOf(value))) return null;
  if (!value.isDate && value.zone === ICAL.Timezone.localTimezone)
    value.zone = start?.isDate === false ? start.zone : southAfrica;
  return value;
}

function lengthOf(component: ICAL.Component, start: ICAL.Time): number {
  const end = timesOf(component, "dtend", start)[0];
  if (end)
    return Math.max(0, start.isDate || end.isDate ? wallOf(end) - wallOf(start) : momentOf(end) - momentOf(start));
  const duration = attempt(() => component.getFirstPropertyValue("duration"));
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds());
  return start.isDate ? day_seconds : 0;
}

/** Outlook writes a day as midnight to midnight of its own zone, and says beside it that a day is meant. */
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

/**
 * A rule whose last day can be compared with its starts: one that ends on a day goes on until that day is over, and days
 * that end at a moment end on the day that South Africa has then, or UTC where a calendar says 23:59:59 of it.
 */
function endingWith(rule: ICAL.Recur, start: ICAL.Time): ICAL.Recur {
  const { until } = rule;
  if (!until) return rule;
  if (until.isDate && !start.isDate) {
    const { year, month, day } = until;
    rule.until = ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false }, start.zone);
  }
  if (!until.isDate && start.isDate) {
    const isUtcDay = until.hour === 23 && until.minute === 59;
    const shown = until.zone === ICAL.Timezone.utcTimezone && !isUtcDay ? until.clone() : null;
    shown?.adjust(0, 0, 0, south_africa_seconds);
    const { year, month, day } = shown ?? until;
    rule.until = ICAL.Time.fromData({ year, month, day, isDate: true });
  }
  return rule;
}
