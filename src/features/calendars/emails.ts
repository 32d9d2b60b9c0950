import { z } from "zod";
import { feedFaults, type FeedFault } from "../../contract/calendars/feed-words.ts";
import { formatDate } from "../../contract/format.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeFeedBroken } from "./mail.ts";
import { todayOf } from "./rules.ts";
import { findBrokenForEmail } from "./store-subscriptions.ts";

/** To a provider, of a calendar that it follows and that can't be read any more: once, until it has been well again. */
export const feedBroken = defineEmail({
  name: "feed_broken",
  is_security: false,
  data: z.object({ subscription_id: z.string() }),
  async load(ctx, { subscription_id }) {
    const found = await findBrokenForEmail(ctx.db, subscription_id);
    if (!found) throw new EmailDropped("The calendar is followed no more, or well again.");
    const { site_name } = await readSettings(ctx);
    const { fault, good_at, ...told } = found;
    return {
      ...told,
      site_name,
      reason: feedFaults[fault as FeedFault],
      good_on: formatDate(todayOf(good_at)),
      calendar_url: pageUrl(ctx.config, "/calendar"),
    };
  },
  write: writeFeedBroken,
});

/** The emails about calendars. */
export const calendarEmails: readonly Email[] = [feedBroken];
