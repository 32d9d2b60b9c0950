import { correctLine } from "./correct-line.ts";

/** What a feed is made of, as far as days are concerned. */
export type FeedParts = {
  /** Each VTIMEZONE and each VEVENT, as a text of its own. */
  zones: string[];
  events: string[];
};

/** What says when an event is and whether it takes the time. Its words, guests and places are never read. */
const datedLines = new Set([
  "UID",
  "DTSTART",
  "DTEND",
  "DURATION",
  "RRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
  "STATUS",
  "TRANSP",
  "X-MICROSOFT-CDO-BUSYSTATUS",
  "X-MICROSOFT-CDO-ALLDAYEVENT",
]);

/** What an iCalendar may be made of. Other words behind BEGIN and END are those of a description that was not folded. */
const component_names =
  /^(?:V(?:CALENDAR|EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE|POLL|VOTER)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT|VOTE|X-.+)$/;

/**
 * Takes an iCalendar apart into its time zones and events; null for what is none, or is cut off. Each part is parsed by
 * itself afterwards, so that a line which a parser refuses costs one event and not the calendar. What servers write before and
 * behind it is passed over.
 */
export function splitFeed(text: string): FeedParts | null {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r\n|\n|\r/);
  const parts: FeedParts = { zones: [], events: [] };
  const open: string[] = [];
  let kept: string[] = [];
  let calendars = 0;
  for (const line of lines) {
    const [, edge, component = ""] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(line) ?? [];
    const inside = open.at(-1);
    const name = component.toUpperCase();
    if (edge === undefined || !component_names.test(name)) {
      if (isKept(line, inside)) kept.push(inside === "VEVENT" ? correctLine(line) : line);
      continue;
    }
    if (edge.toUpperCase() === "BEGIN") {
      if (open.length === 0 && name !== "VCALENDAR") return null;
      if (open.length === 1) kept = [];
      open.push(name);
      if (isWhole(open)) kept.push(`BEGIN:${name}`);
      continue;
    }
    if (inside !== name) return null;
    if (isWhole(open)) kept.push(`END:${name}`);
    open.pop();
    if (open.length === 0) calendars += 1;
    if (open.length === 1 && name === "VEVENT") parts.events.push(kept.join("\r\n"));
    if (open.length === 1 && name === "VTIMEZONE") parts.zones.push(kept.join("\r\n"));
  }
  return open.length === 0 && calendars > 0 ? parts : null;
}

/** Of an event its own lines alone, without its alarms; of a time zone its rules as well. */
function isWhole(open: readonly string[]): boolean {
  return open[1] === "VTIMEZONE" || (open[1] === "VEVENT" && open.length === 2);
}

function isKept(line: string, inside: string | undefined): boolean {
  if (inside === "VEVENT") return datedLines.has((/^[A-Z-]+/i.exec(line)?.[0] ?? "").toUpperCase());
  return inside === "VTIMEZONE" || inside === "STANDARD" || inside === "DAYLIGHT";
}
