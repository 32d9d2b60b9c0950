import { correctLine } from "./correct-line.ts";

export type FeedComponents = {
  zones: string[];
  events: string[];
};

/** Never reads summaries, guests or places. */
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

/** Other names after BEGIN and END are from an unfolded description. */
const component_names =
  /^(?:V(?:CALENDAR|EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE|POLL|VOTER)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT|VOTE|X-.+)$/;

/**
 * Null if invalid or cut off. Parsed in parts, so that a bad line costs one event. Ignores text around the calendar.
 */
export function splitFeed(text: string): FeedComponents | null {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r\n|\n|\r/);
  const components: FeedComponents = { zones: [], events: [] };
  const open: string[] = [];
  let saved: string[] = [];
  let calendars = 0;
  for (const line of lines) {
    const [, edge, component = ""] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(line) ?? [];
    const inside = open.at(-1);
    const name = component.toUpperCase();
    if (edge === undefined || !component_names.test(name)) {
      if (isNeeded(line, inside)) saved.push(inside === "VEVENT" ? correctLine(line) : line);
      continue;
    }
    if (edge.toUpperCase() === "BEGIN") {
      if (open.length === 0 && name !== "VCALENDAR") return null;
      if (open.length === 1) saved = [];
      open.push(name);
      if (isComplete(open)) saved.push(`BEGIN:${name}`);
      continue;
    }
    if (inside !== name) return null;
    if (isComplete(open)) saved.push(`END:${name}`);
    open.pop();
    if (open.length === 0) calendars += 1;
    if (open.length === 1 && name === "VEVENT") components.events.push(saved.join("\r\n"));
    if (open.length === 1 && name === "VTIMEZONE") components.zones.push(saved.join("\r\n"));
  }
  return open.length === 0 && calendars > 0 ? components : null;
}

function isComplete(open: readonly string[]): boolean {
  return open[1] === "VTIMEZONE" || (open[1] === "VEVENT" && open.length === 2);
}

function isNeeded(line: string, inside: string | undefined): boolean {
  if (inside === "VEVENT") return datedLines.has((/^[A-Z-]+/i.exec(line)?.[0] ?? "").toUpperCase());
  return inside === "VTIMEZONE" || inside === "STANDARD" || inside === "DAYLIGHT";
}
