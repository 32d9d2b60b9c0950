import type { Context } from "../../../platform/context.ts";
import { guestLink } from "./make-link.ts";
import { listSpoken } from "./store-links.ts";

export type LinkedConversation = { provider_name: string; url: string; unread: number };

/** Only conversations with messages; none for a couple with an account [conversations-9]. */
export async function listLinked(ctx: Context, enquiry_id: string): Promise<LinkedConversation[]> {
  const spoken = await listSpoken(ctx.db, enquiry_id);
  const linked: LinkedConversation[] = [];
  for (const { provider_name, couple_unread: unread, ...conversation } of spoken)
    linked.push({ provider_name, unread, url: await guestLink(ctx, ctx.db, conversation) });
  return linked;
}
