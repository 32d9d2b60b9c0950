import type { Context } from "../../platform/context.ts";
import { guestLink } from "./make-link.ts";
import { listSpoken } from "./store-links.ts";

/** A conversation of a guest's enquiry, with its link. */
export type LinkedConversation = { provider_name: string; url: string; unread: number };

/** The conversations of a guest's enquiry in which something was said after it, each with the guest's link to it [conversations-9]; none of a couple's. */
export async function listLinked(ctx: Context, enquiry_id: string): Promise<LinkedConversation[]> {
  const spoken = await listSpoken(ctx.db, enquiry_id);
  const linked: LinkedConversation[] = [];
  for (const { provider_name, couple_unread: unread, ...conversation } of spoken)
    linked.push({ provider_name, unread, url: await guestLink(ctx, ctx.db, conversation) });
  return linked;
}
