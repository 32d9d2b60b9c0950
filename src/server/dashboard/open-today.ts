import { day_ms } from "../../contract/durations.ts";
import type { ProviderToday, Waiting } from "../../contract/today/schema.ts";
import { countWaitingConversations, findLongestWaiting } from "../../features/conversations/inbox/count-waiting.ts";
import { countReceivedSince } from "../../features/enquiries/list-received.ts";
import { countProviderMedia } from "../../features/media/upload-gallery.ts";
import { requireProvider } from "../../features/providers/account/require-provider.ts";
import { readMyProfile } from "../../features/providers/read-my-profile.ts";
import { listToConfirm, listToday } from "../../features/quotes/figures/list-today.ts";
import type { Context } from "../../platform/context.ts";
import { visitDashboard } from "./visit-dashboard.ts";

/** Also records the visit [providers-28]. */
export async function openToday(ctx: Context): Promise<ProviderToday> {
  const { id } = requireProvider(ctx.actor);
  return {
    profile: await readMyProfile(ctx),
    gallery_images: await countProviderMedia(ctx.db, id, "gallery"),
    news: await visitDashboard(ctx),
    enquiries_this_week: await countReceivedSince(ctx.db, id, new Date(ctx.clock().getTime() - 7 * day_ms)),
    waiting: await readWaiting(ctx),
    longest_waiting: await findLongestWaiting(ctx.db, id),
    bookings: await listToday(ctx),
  };
}

/** What waits for the calling provider [providers-28]. */
export async function readWaiting(ctx: Context): Promise<Waiting> {
  const { id } = requireProvider(ctx.actor);
  return { ...(await countWaitingConversations(ctx.db, id)), to_confirm: await listToConfirm(ctx) };
}
