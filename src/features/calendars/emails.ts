import { z } from "zod";
import { feedErrors, type FeedError } from "../../contract/calendars/calls.ts";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { button, noteBlock, quoteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findBrokenForEmail } from "./feeds/store-subscriptions.ts";
import { isStale } from "./rules.ts";
import { findCalendarOwner } from "./store-keeping.ts";

/** Sent once per outage [emails-15]. */
export const feedBroken = defineEmail({
  name: "feed_broken",
  topic: "reminders",
  data: z.object({ subscription_id: z.string() }),
  async write(ctx, { subscription_id }, { site_name }) {
    const result = await findBrokenForEmail(ctx.db, subscription_id);
    if (!result) throw new EmailDropped("The calendar is no longer followed, or works again.");
    const { business_name, name, host, fault } = result;
    const good_on = formatDate(southAfricanDate(result.good_at));
    return {
      subject: `We can no longer sync your calendar “${name}”`,
      title: "A calendar isn’t syncing",
      lead: `Your calendar on ${site_name} follows “${name}” at ${host}. We last synced it on ${good_on}. Earlier bookings stay; new events aren’t showing.`,
      blocks: [
        quoteBlock("What is wrong", feedErrors[fault as FeedError]),
        button("Open your calendar", pageUrl(ctx.config, "/calendar"), "Your calendar"),
        noteBlock("We keep trying, at least once a day. We’ll only email you again if it works and then fails again."),
      ],
      footerContent: `You’re receiving this email because the calendar of ${business_name} follows another one.`,
    };
  },
});

/** Rule [calendars-6]. */
export const calendarReminder = defineEmail({
  name: "calendar_reminder",
  topic: "reminders",
  data: z.object({ provider_id: z.string() }),
  async write(ctx, { provider_id }, { site_name }) {
    const result = await findCalendarOwner(ctx.db, provider_id);
    if (!result || !isStale(result.kept_at, southAfricanDate(ctx.clock())))
      throw new EmailDropped("The calendar has been confirmed since.");
    const { business_name, kept_at } = result;
    const last_day = formatDate(addDays(southAfricanDate(kept_at), limits.calendar_fresh_days));
    return {
      subject: "Is your calendar still right?",
      lead: `The calendar of ${business_name} hasn’t been updated for a while. After ${last_day} couples searching for a date won’t see whether you are available.`,
      preview: `Confirm it with one click, or change what isn’t right.`,
      blocks: [
        button("View your calendar", pageUrl(ctx.config, "/calendar"), "Your calendar"),
        noteBlock("If nothing has changed, click “Confirm calendar is up to date”. Any change counts too."),
      ],
      footerContent: `You’re receiving this email because ${business_name} has a calendar on ${site_name}. A calendar counts as up to date for ${limits.calendar_fresh_days} days.`,
    };
  },
});

export const calendarEmails: readonly Email[] = [feedBroken, calendarReminder];
