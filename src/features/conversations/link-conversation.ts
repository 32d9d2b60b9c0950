import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { guestLink } from "./make-link.ts";
import { findConversation, type Found } from "./store.ts";

type Read = { id: string; couple_id: string | null; is_couple_gone: boolean; link_version: number };

export async function linkConversation(ctx: Context, found: Read): Promise<string | null> {
  if (found.is_couple_gone) return null;
  const { id, couple_id } = found;
  return couple_id === null ? guestLink(ctx, ctx.db, found) : pageUrl(ctx.config, "/messages/:id", { id });
}

/** Null unless a guest's. */
export async function findGuest(db: Database, id: string): Promise<Found | null> {
  const found = await findConversation(db, id);
  return found && found.couple_id === null && !found.is_couple_gone ? found : null;
}
