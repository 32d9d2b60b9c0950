import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { guestLink } from "./make-link.ts";
import { findConversation, type Found } from "./store.ts";

/** Who reads a conversation on the couple's side. */
type Read = { id: string; couple_id: string | null; is_couple_gone: boolean; link_version: number };

/** Where a couple finds a conversation, for emails about its enquiry: its own page, or a guest's link; null where nobody reads on that side. */
export async function linkConversation(ctx: Context, found: Read): Promise<string | null> {
  if (found.is_couple_gone) return null;
  const { id, couple_id } = found;
  return couple_id === null ? guestLink(ctx, ctx.db, found) : pageUrl(ctx.config, "/messages/:id", { id });
}

/** A conversation that its couple reads by a guest's link; null for any other. */
export async function findGuest(db: Database, id: string): Promise<Found | null> {
  const found = await findConversation(db, id);
  return found && found.couple_id === null && !found.is_couple_gone ? found : null;
}
