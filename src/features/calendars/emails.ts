import { z } from "zod";
import { feedErrors, type FeedError } from "../../contract/calendars/calls.ts";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findBrokenForEmail } from "./feeds/store-subscriptions.ts";
import { writeFeedBroken, writeReminder } from "./mail.ts";
import { isStale } from "./rules.ts";
import { findCalendarOwner } from "./store-keeping.ts";

/** Sent once per outage. */
export const feedBroken = defineEmail({
  name: "feed_broken",
  topic: "reminders",
  data: z.object({ subscription_id: z.string() }),
  async load(ctx, { subscription_id }) {
    const result = await findBrokenForEmail(ctx.db, subscription_id);
    if (!result) throw new EmailDropped("The calendar is followed no more, or well again.");
    const { site_name } = await readSettings(ctx);
    const { fault, good_at, ...rest } = result;
    return {
      ...rest,
      site_name,
      reason: feedErrors[fault as FeedError],
      good_on: formatDate(southAfricanDate(good_at)),
      calendar_url: pageUrl(ctx.config, "/calendar"),
    };
  },
  write: writeFeedBroken,
});

/** Rule [calendars-6]. */
export const calendarReminder = defineEmail({
  name: "calendar_reminder",
  topic: "reminders",
  data: z.object({ provider_id: z.string() }),
  async load(ctx, { provider_id }) {
    const result = await findCalendarOwner(ctx.db, provider_id);
    if (!result || !isStale(result.kept_at, southAfricanDate(ctx.clock())))
      throw new EmailDropped("The calendar was kept meanwhile.");
    const { site_name } = await readSettings(ctx);
    const last_day = addDays(southAfricanDate(result.kept_at), limits.calendar_fresh_days);
    const calendar_url = pageUrl(ctx.config, "/calendar");
    return { site_name, business_name: result.business_name, last_day, calendar_url };
  },
  write: writeReminder,
});

export const calendarEmails: readonly Email[] = [feedBroken, calendarReminder];
