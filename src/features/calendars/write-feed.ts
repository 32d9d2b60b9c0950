import ICAL from "ical.js";
import { day_ms } from "../../contract/durations.ts";

// The library leaves the space that a folded line begins with out of its count; a line has 75 octets at most.
ICAL.foldLength = 74;

/** A stretch of whole days of a calendar, both ends among them. */
export type FeedEntry = {
  /** The same for as long as it stands, whatever is changed of it. */
  uid: string;
  from: string;
  to: string;
  title: string;
  description?: string;
  location?: string;
  /** Where more of it stands. */
  url?: string;
  /** Whether it may still come to nothing. */
  isTentative?: boolean;
  /** Whether it takes its days; so unless said. */
  isFree?: boolean;
  created_at: Date;
  updated_at: Date;
};

/** What the whole calendar is called, and how often it is worth asking for it anew; never unless said. */
export type FeedHead = { name: string; minutes?: number };

/** Writes an iCalendar (RFC 5545) of whole days. The same entries make the same text, so that an ETag tells whether anything changed. */
export function writeFeed({ name, minutes }: FeedHead, entries: readonly FeedEntry[]): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Umshado//Calendar//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", "PUBLISH");
  // RFC 7986 says NAME and REFRESH-INTERVAL; Apple and Google read the older names, Outlook X-PUBLISHED-TTL
  for (const property of ["name", "x-wr-calname"]) addText(calendar, property, name);
  if (minutes !== undefined) {
    const often = ICAL.Duration.fromSeconds(minutes * 60);
    const interval = new ICAL.Property("refresh-interval", calendar);
    interval.resetType("duration");
    interval.setValue(often);
    calendar.addProperty(interval);
    addText(calendar, "x-published-ttl", often.toString());
  }
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry));
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: FeedEntry): ICAL.Component {
  const event = new ICAL.Component("vevent");
  addText(event, "uid", entry.uid);
  event.addPropertyWithValue("dtstamp", momentOf(entry.updated_at));
  event.addPropertyWithValue("created", momentOf(entry.created_at));
  event.addPropertyWithValue("last-modified", momentOf(entry.updated_at));
  event.addPropertyWithValue("sequence", changesOf(entry));
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(entry.from));
  event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(dayAfter(entry.to)));
  addText(event, "summary", entry.title);
  if (entry.description !== undefined) addText(event, "description", entry.description);
  if (entry.location !== undefined) addText(event, "location", entry.location);
  if (entry.url !== undefined) event.addPropertyWithValue("url", entry.url);
  addText(event, "status", entry.isTentative === true ? "TENTATIVE" : "CONFIRMED");
  addText(event, "transp", entry.isFree === true ? "TRANSPARENT" : "OPAQUE");
  return event;
}

/** A number that grows with each change, as calendars want it: the seconds from the making to the last change. */
function changesOf({ created_at, updated_at }: FeedEntry): number {
  return Math.max(0, Math.floor((updated_at.getTime() - created_at.getTime()) / 1000));
}

/** Text without the control characters that no line of a calendar may hold, and without the ends of lines that some programs know and others don't. */
function addText(component: ICAL.Component, property: string, text: string): void {
  const kept = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " ");
  component.addProperty(textProperty(property, kept));
}

function textProperty(name: string, text: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType("text");
  property.setValue(text);
  return property;
}

function momentOf(date: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(date, true);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + day_ms).toISOString().slice(0, 10);
}
