import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { button, note, quote, type WrittenEmail } from "../emails/write-blocks.ts";

/** What the email about a calendar that can't be read tells. */
export type FeedBrokenFacts = {
  site_name: string;
  business_name: string;
  /** Of the calendar, and of the server that it is on. */
  name: string;
  host: string;
  reason: string;
  good_on: string;
  calendar_url: string;
};

/** Tells a provider that a calendar it follows can't be read, what stays, and where to mend it [emails-15]. */
export function writeFeedBroken(facts: FeedBrokenFacts): WrittenEmail {
  const { site_name, business_name, name, host, reason, good_on, calendar_url } = facts;
  return {
    site_name,
    subject: `We can’t read your calendar “${name}” any more`,
    title: "A calendar can’t be read",
    lead: `Your calendar on ${site_name} follows “${name}” at ${host}. It could be read on ${good_on} for the last time. What it took then stays taken, and what is new in it is not known here.`,
    blocks: [
      ...quote("What is wrong", reason),
      button("Open your calendar", calendar_url, `Your calendar: ${calendar_url}`),
      note("We keep trying, at least once a day. You hear from us again only if it works in between and breaks anew."),
    ],
    foot: `You receive this because the calendar of ${business_name} follows another one.`,
  };
}

/** What the reminder to keep a calendar tells. */
export type ReminderFacts = {
  site_name: string;
  business_name: string;
  /** The South African day until which the calendar counts as kept. */
  last_day: string;
  calendar_url: string;
};

/** Asks a provider whether its calendar is still right, before it says nothing to couples any more [calendars-6]. */
export function writeReminder({ site_name, business_name, last_day, calendar_url }: ReminderFacts): WrittenEmail {
  return {
    site_name,
    subject: "Is your calendar still right?",
    title: "Is your calendar still right?",
    lead: `Nobody has touched the calendar of ${business_name} for a while. After ${formatDate(last_day)} couples who look for a date see “Ask about this date” instead of whether you are free.`,
    preview: `One press keeps it, or change what is not right.`,
    blocks: [
      button("Look at your calendar", calendar_url, `Your calendar: ${calendar_url}`),
      note("Press “My calendar is right” there if nothing has changed. Any change keeps it too."),
    ],
    foot: `You receive this because ${business_name} keeps a calendar on ${site_name}. A calendar counts as kept for ${limits.calendar_kept_days} days.`,
  };
}
