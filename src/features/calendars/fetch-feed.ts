import type { FeedFault } from "../../contract/calendars/feed-words.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { fetchPublic } from "../../platform/fetch-public.ts";
import { readFeedAside } from "./read-feed-aside.ts";
import type { BusyDay } from "./read-feed.ts";
import { lastDayOf, todayOf } from "./rules.ts";

/** What came of fetching a calendar. */
export type FetchedFeed =
  | { outcome: "read"; days: BusyDay[]; unread: number; etag: string | null; last_modified: string | null }
  | { outcome: "unchanged" }
  | { outcome: "failed"; fault: FeedFault };

/** An address as it is fetched: calendars are shared as `webcal://`, which means https. */
export function feedAddressOf(typed: string): string {
  return typed.replace(/^webcals?:\/\//i, "https://");
}

/**
 * Fetches a calendar elsewhere and reads which days it takes, from today to the last that an entry may be on
 * [calendars-22]. `known`: what its server said of it as it was last read; it is not read again if it is still so.
 */
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
  // one answer for both, which tells nothing of the names of the network that we are in
  if (fetched.outcome === "failed" && fetched.fault === "not_public")
    return { outcome: "failed", fault: "name_not_found" };
  if (fetched.outcome !== "fetched") return fetched;
  const today = todayOf(clock());
  const read = await readFeedAside({ body: fetched.body, from: today, to: lastDayOf(today) });
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

/** Whether an address is one of this site: a calendar that follows itself would never get free. */
function isOurs({ publicUrl, apiUrl }: Context["config"], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return [publicUrl, apiUrl].some((ours) => new URL(ours).hostname === hostname);
}
