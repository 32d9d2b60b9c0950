import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { guestLink } from "./make-link.ts";
import { findReader } from "./store-links.ts";

/** Where a couple finds a conversation, for emails about its enquiry: its own page, or a guest's link; null where nobody reads on that side. */
export async function linkConversation(ctx: Context, id: string): Promise<string | null> {
  const found = await findReader(ctx.db, id);
  if (!found || found.is_couple_gone) return null;
  return found.couple_id === null ? guestLink(ctx, ctx.db, found) : pageUrl(ctx.config, "/messages/:id", { id });
}
