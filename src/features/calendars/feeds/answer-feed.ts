import * as limits from "../../../contract/limits.ts";
import { addDays, lastBookableDay, southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { contentTag, hasTag } from "../../../platform/http/shared-answer.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { listCalendarEntries, type EntryRow } from "../store.ts";
import { hashOfSecret } from "./read-my-feed.ts";
import { findFeedOwner } from "./store-feed.ts";
import { writeFeed, type FeedEntry } from "./write-feed.ts";

const secret_shape = /^[\w-]{43}$/;

const headers = {
  "content-type": "text/calendar; charset=utf-8",
  // no shared caches; clients revalidate by ETag
  "cache-control": "private, no-cache",
  "content-disposition": 'inline; filename="calendar.ics"',
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

const titles = { block: "Blocked", hold: "On hold", booking: "Booked" } as const satisfies Record<
  EntryRow["kind"],
  string
>;

/** Unknown addresses all get the same 404 [calendars-20]. */
export async function answerFeed(ctx: Context, secret: string, request: Request): Promise<Response> {
  const secret_hash = secret_shape.test(secret) ? hashOfSecret(ctx, secret) : null;
  const owner = secret_hash === null ? null : await findFeedOwner(ctx.db, secret_hash);
  if (!owner || secret_hash === null)
    return new Response("There is no calendar at this address.", {
      status: 404,
      headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    });
  const limit = { tries_max: limits.export_feed_hourly_max, window_seconds: 3600 };
  await ctx.db.transaction((tx) => countTry(ctx, tx, [{ name: "calendar_feed", key: secret_hash, ...limit }]));
  const body = await renderMyFeed(ctx, owner);
  const etag = `"${contentTag(body)}"`;
  if (hasTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(body, { headers: { ...headers, etag } });
}

async function renderMyFeed(
  ctx: Context,
  { provider_id, business_name }: { provider_id: string; business_name: string },
): Promise<string> {
  const { site_name } = await readSettings(ctx);
  const today = southAfricanDate(ctx.clock());
  const entries = await listCalendarEntries(
    ctx.db,
    provider_id,
    addDays(today, -limits.export_feed_past_days),
    lastBookableDay(today),
  );
  const { hostname } = new URL(ctx.config.publicUrl);
  const activeEntries = entries.filter(({ has_lapsed }) => !has_lapsed);
  return writeFeed(
    { name: `${business_name} on ${site_name}`, minutes: limits.feed_minutes },
    activeEntries.map((entry) => feedEntryOf(entry, hostname)),
  );
}

/** Includes the note: the address is secret, and a calendar without names is useless. */
function feedEntryOf(entry: EntryRow, hostname: string): FeedEntry {
  const { id, kind, first_day, last_day, note, created_at, updated_at } = entry;
  return {
    uid: `${id}@${hostname}`,
    from: first_day,
    to: last_day,
    title: note === "" ? titles[kind] : `${titles[kind]}: ${note}`,
    isTentative: kind === "hold",
    created_at,
    updated_at,
  };
}
