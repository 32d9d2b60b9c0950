import type { FeedError } from "../../../contract/calendars/calls.ts";
import * as limits from "../../../contract/limits.ts";
import { lastBookableDay, southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { fetchPublic } from "../../../platform/network/fetch-public.ts";
import { readFeedAside } from "./read-feed-aside.ts";
import type { BusyDay } from "./read-feed.ts";

export type FetchedFeed =
  | { outcome: "read"; days: BusyDay[]; unread: number; etag: string | null; last_modified: string | null }
  | { outcome: "unchanged" }
  | { outcome: "failed"; fault: FeedError };

/** Calendars are shared as `webcal:` addresses, which mean https. */
export function feedAddressOf(typed: string): string {
  return typed.replace(/^webcals?:\/\//i, "https://");
}

/** From today to the last allowed day [calendars-22]. `known` has the last ETag or date, to skip an unchanged feed. */
export async function fetchFeed(
  { config, clock, internet }: Pick<Context, "config" | "clock" | "internet">,
  address: string,
  known: { etag: string | null; last_modified: string | null } = { etag: null, last_modified: null },
): Promise<FetchedFeed> {
  if (isOurs(config, address)) return { outcome: "failed", fault: "own_feed" };
  const fetched = await fetchPublic(
    {
      ...known,
      address,
      accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
      user_agent: `Umshado calendars (+${config.publicUrl})`,
      bytes_max: limits.feed_bytes_max,
      seconds_max: limits.feed_seconds_max,
    },
    internet,
  );
  // one message for both, so that nothing reveals our internal network's names
  if (fetched.outcome === "failed" && fetched.fault === "not_public")
    return { outcome: "failed", fault: "name_not_found" };
  if (fetched.outcome !== "fetched") return fetched;
  const today = southAfricanDate(clock());
  const read = await readFeedAside({ body: fetched.body, from: today, to: lastBookableDay(today) });
  if ("fault" in read) return { outcome: "failed", fault: read.fault };
  const { etag, last_modified } = fetched;
  return {
    outcome: "read",
    days: read.days,
    unread: Math.min(read.unread, limits.feed_events_max),
    etag,
    last_modified,
  };
}

/** A calendar that follows itself would never get free. */
function isOurs({ publicUrl, apiUrl }: Context["config"], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return [publicUrl, apiUrl].some((ours) => new URL(ours).hostname === hostname);
}
