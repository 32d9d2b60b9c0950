import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { pageUrl } from "../../../platform/network/page-url.ts";
import { findConversation, type Result } from "../store.ts";
import { guestLink } from "./make-link.ts";

type Read = { id: string; couple_id: string | null; is_couple_deleted: boolean; link_version: number };

export async function linkConversation(ctx: Context, result: Read): Promise<string | null> {
  if (result.is_couple_deleted) return null;
  const { id, couple_id } = result;
  return couple_id === null ? guestLink(ctx, ctx.db, result) : pageUrl(ctx.config, "/messages/:id", { id });
}

/** Null unless a guest's. */
export async function findGuest(db: Database, id: string): Promise<Result | null> {
  const result = await findConversation(db, id);
  return result && result.couple_id === null && !result.is_couple_deleted ? result : null;
}
