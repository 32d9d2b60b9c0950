import ICAL from "ical.js";
import { addDays } from "../../../contract/south-african-time.ts";

// The library doesn't count a folded line's leading space; the limit is 75 octets.
ICAL.foldLength = 74;

/** Whole days, both ends included. */
export type FeedEntry = {
  /** Must never change for an entry. */
  uid: string;
  from: string;
  to: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** May still be cancelled. */
  isTentative?: boolean;
  /** By default an entry takes its days. */
  isFree?: boolean;
  created_at: Date;
  updated_at: Date;
};

/** `minutes`: refresh interval. */
export type FeedHeader = { name: string; minutes?: number };

/** RFC 5545, whole days. Deterministic, so that an ETag shows changes. */
export function writeFeed({ name, minutes }: FeedHeader, entries: readonly FeedEntry[]): string {
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
  event.addPropertyWithValue("dtstamp", instantOf(entry.updated_at));
  event.addPropertyWithValue("created", instantOf(entry.created_at));
  event.addPropertyWithValue("last-modified", instantOf(entry.updated_at));
  event.addPropertyWithValue("sequence", changesOf(entry));
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(entry.from));
  event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(addDays(entry.to, 1)));
  addText(event, "summary", entry.title);
  if (entry.description !== undefined) addText(event, "description", entry.description);
  if (entry.location !== undefined) addText(event, "location", entry.location);
  if (entry.url !== undefined) event.addPropertyWithValue("url", entry.url);
  addText(event, "status", entry.isTentative === true ? "TENTATIVE" : "CONFIRMED");
  addText(event, "transp", entry.isFree === true ? "TRANSPARENT" : "OPAQUE");
  return event;
}

/** A growing sequence number: seconds from creation to the last change. */
function changesOf({ created_at, updated_at }: FeedEntry): number {
  return Math.max(0, Math.floor((updated_at.getTime() - created_at.getTime()) / 1000));
}

/** Removes invalid control characters, and line ends that some programs misread. */
function addText(component: ICAL.Component, property: string, text: string): void {
  const saved = text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " ");
  component.addProperty(textProperty(property, saved));
}

function textProperty(name: string, text: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType("text");
  property.setValue(text);
  return property;
}

function instantOf(date: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(date, true);
}
