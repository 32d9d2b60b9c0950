import type { Message } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, type ConversationReference } from "./find-participant.ts";

/** Refuses a closed conversation [conversations-12]. */
export async function closeConversation(ctx: Context, named: ConversationReference): Promise<{ message: Message }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    if (participant.result.status === "closed") refuse("conversation_over");
    const text = "Thank you for your time. We’ve booked someone for our day, so there’s no need to reply.";
    return { message: await addMessage(ctx, tx, participant, { kind: "closed", text }) };
  });
}
