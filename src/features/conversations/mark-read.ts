import type { Context } from "../../platform/context.ts";
import { lockParticipant, type ConversationReference } from "./find-participant.ts";
import { withdrawMessages } from "./queue-messages.ts";
import { readUpTo } from "./store-messages.ts";

/** The other side sees it, and read messages are not emailed [conversations-5]. Returns the unread count. */
export async function markRead(ctx: Context, named: ConversationReference, up_to: number): Promise<{ unread: number }> {
  return ctx.db.transaction(async (tx) => {
    const { result, side } = await lockParticipant(ctx, tx, named);
    const unread = await readUpTo(tx, { conversation_id: result.id, side, up_to, now: ctx.clock() });
    if (unread === 0) await withdrawMessages(tx, result.id, side);
    return { unread };
  });
}
