import ICAL from "ical.js";
import { findIana } from "windows-iana";

const hour_seconds = 3600;
const definition_length_max = 20_000;
const definition_rules_max = 100;

export const southAfrica = zoneOf("Africa/Johannesburg", () => 2 * hour_seconds);

/** By the calendar's definitions, else IANA or Windows names. Forgets the previous calendar's. */
export function resolveZones(definitions: readonly string[], named: ReadonlySet<string>): void {
  ICAL.TimezoneService.reset();
  const isDefined = new Set([...listUsable(definitions, named)].map(defineZone));
  for (const name of named) {
    const zone = isDefined.has(name) ? null : findZone(name);
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
}

/** Leaves out zones that would keep the library busy too long. */
function* listUsable(definitions: readonly string[], named: ReadonlySet<string>): Generator<string> {
  let left = definition_rules_max;
  for (const definition of definitions) {
    const name = /^TZID[^:]*:(.*)$/im.exec(definition)?.[1]?.trim() ?? "";
    const rules = definition.match(/^RRULE.*$/gim) ?? [];
    const isPlain = rules.every(
      (rule) => /FREQ=YEARLY/i.test(rule) && !/BY(?:WEEKNO|YEARDAY|HOUR|MINUTE|SECOND|SETPOS)/i.test(rule),
    );
    const isEarly = /^DTSTART[^:]*:(?:0|1[0-5])/im.test(definition);
    if (!named.has(name) || !isPlain || isEarly || definition.length > definition_length_max) continue;
    left -= rules.length;
    if (left < 0) return;
    yield definition;
  }
}

/** Null without rules. */
function defineZone(definition: string): string | null {
  try {
    const component = ICAL.Component.fromString(definition);
    const zone = new ICAL.Timezone(component);
    const rules = component.getAllSubcomponents();
    if (!rules.some((rule) => ["dtstart", "tzoffsetto", "tzoffsetfrom"].every((name) => rule.hasProperty(name))))
      return null;
    // throws here for unreadable rules, instead of at an event
    zone.utcOffset(ICAL.Time.fromData({ year: 2026, month: 1, day: 1 }));
    ICAL.TimezoneService.register(zone, zone.tzid);
    return zone.tzid;
  } catch {
    return null;
  }
}

function findZone(name: string): ICAL.Timezone | null {
  const segments = name.split("/");
  const offset = name.replace(/^(?:GMT|UTC)(?=[+-])/i, "");
  const candidates = [offset, ...findIana(name), ...segments.map((_segment, index) => segments.slice(index).join("/"))];
  for (const candidate of candidates) {
    const clock = clockOf(candidate);
    if (clock) return zoneOf(name, (wall_ms) => offsetAt(clock, wall_ms));
  }
  return null;
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** In seconds. The first lookup treats local time as UTC, the second corrects it. */
function offsetAt(clock: Intl.DateTimeFormat, wall_ms: number): number {
  return offsetOf(clock, wall_ms - offsetOf(clock, wall_ms) * 1000);
}

function offsetOf(clock: Intl.DateTimeFormat, epoch_ms: number): number {
  const offsetText = clock.formatToParts(epoch_ms).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(offsetText) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * hour_seconds + Number(minutes) * 60);
}

function zoneOf(tzid: string, offsetOfWall: (wall_ms: number) => number): ICAL.Timezone {
  const zone = new ICAL.Timezone({ tzid });
  zone.utcOffset = ({ year, month, day, hour, minute, second }) =>
    offsetOfWall(Date.UTC(year, month - 1, day, hour, minute, second));
  return zone;
}
