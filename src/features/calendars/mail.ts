import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { button, noteBlock, quoteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";

export type FeedBrokenFacts = {
  site_name: string;
  business_name: string;
  name: string;
  host: string;
  reason: string;
  good_on: string;
  calendar_url: string;
};

/** Rule [emails-15]. */
export function writeFeedBroken(facts: FeedBrokenFacts): WrittenEmail {
  const { site_name, business_name, name, host, reason, good_on, calendar_url } = facts;
  return {
    site_name,
    subject: `We can no longer sync your calendar “${name}”`,
    title: "A calendar isn’t syncing",
    lead: `Your calendar on ${site_name} follows “${name}” at ${host}. We last synced it on ${good_on}. Earlier bookings stay; new events aren’t showing.`,
    blocks: [
      ...quoteBlock("What is wrong", reason),
      button("Open your calendar", calendar_url, `Your calendar: ${calendar_url}`),
      noteBlock("We keep trying, at least once a day. We’ll only email you again if it works and then fails again."),
    ],
    footerContent: `You’re receiving this email because the calendar of ${business_name} follows another one.`,
  };
}

export type ReminderFacts = {
  site_name: string;
  business_name: string;
  /** A South African day. */
  last_day: string;
  calendar_url: string;
};

/** Rule [calendars-6]. */
export function writeReminder({ site_name, business_name, last_day, calendar_url }: ReminderFacts): WrittenEmail {
  return {
    site_name,
    subject: "Is your calendar still right?",
    title: "Is your calendar still right?",
    lead: `The calendar of ${business_name} hasn’t been updated for a while. After ${formatDate(last_day)} couples searching for a date won’t see whether you are available.`,
    preview: `Confirm it with one click, or change what isn’t right.`,
    blocks: [
      button("View your calendar", calendar_url, `Your calendar: ${calendar_url}`),
      noteBlock("If nothing has changed, click “Confirm calendar is up to date”. Any change counts too."),
    ],
    footerContent: `You’re receiving this email because ${business_name} has a calendar on ${site_name}. A calendar counts as up to date for ${limits.calendar_fresh_days} days.`,
  };
}
