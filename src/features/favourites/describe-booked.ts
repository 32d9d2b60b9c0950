import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import type { FeedEntry } from "../calendars/feeds/write-feed.ts";
import type { BookedFavourite } from "./store.ts";

/** On the wedding day, with contact details from the profile [calendars-34]. */
export function describeBooked(
  { clock, config }: Pick<Context, "clock" | "config">,
  { provider_id, business_name, category_name, phone, booked_at }: BookedFavourite,
  { couple_id, day }: { couple_id: string; day: string },
): FeedEntry {
  const url = pageUrl(config, "/provider/:id", { id: provider_id });
  const lines = [category_name, phone === "" ? null : presentPhone(phone).text, url];
  return {
    // by the pair, so that a re-added favourite stays the same event
    uid: `booked-${couple_id}-${provider_id}@${new URL(config.publicUrl).hostname}`,
    from: day,
    to: day,
    title: business_name,
    description: lines.filter((line) => line !== null).join("\n"),
    url,
    // the wedding already occupies the day
    isFree: true,
    created_at: booked_at,
    updated_at: clock(),
  };
}
