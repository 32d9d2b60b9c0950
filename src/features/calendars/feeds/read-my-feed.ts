import { day_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { findFeedVersion, nextFeedVersion, updateFeedHash } from "./store-feed.ts";

type FeedContext = Pick<Context, "actor" | "db" | "config" | "keyedHash">;

/** Null before one is made [calendars-20]. */
export async function readMyFeed(ctx: FeedContext): Promise<{ url: string | null }> {
  const { id } = requireProvider(ctx.actor);
  const version = await findFeedVersion(ctx.db, id);
  return { url: version === null ? null : urlOf(ctx, id, version) };
}

/** The old address stops working at once. */
export async function renewMyFeed(ctx: FeedContext & Pick<Context, "clock">): Promise<{ url: string }> {
  const { id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const limit = { tries_max: limits.feed_renewals_daily_max, window_seconds: day_ms / 1000 };
    await countTry(ctx, tx, [{ name: "calendar_feed_renewed", key: id, ...limit }]);
    const version = await nextFeedVersion(tx, id, ctx.clock());
    await updateFeedHash(tx, id, hashOfSecret(ctx, secretOf(ctx, id, version)));
    return { url: urlOf(ctx, id, version) };
  });
}

/** The database has no secret: it is derived again for display. */
export function hashOfSecret({ keyedHash }: Pick<Context, "keyedHash">, secret: string): string {
  return keyedHash("calendar feed found", secret);
}

function secretOf({ keyedHash }: Pick<Context, "keyedHash">, provider_id: string, version: number): string {
  return keyedHash("calendar feed", `${provider_id} ${version}`);
}

function urlOf(ctx: FeedContext, provider_id: string, version: number): string {
  return `${ctx.config.apiUrl}/calendar/${secretOf(ctx, provider_id, version)}.ics`;
}
