import { declineSentences } from "../../contract/conversations/calls.ts";
import type { Message } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, type ConversationReference } from "./find-participant.ts";
import { updateDeclined } from "./inbox/store-inbox.ts";
import type { DeclineReason } from "./rules.ts";

/** Refuses a closed conversation [conversations-12]. */
export async function closeConversation(ctx: Context, named: ConversationReference): Promise<{ message: Message }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    if (participant.result.status === "closed") refuse("conversation_over");
    const text = "Thank you for your time. We’ve booked someone for our day, so there’s no need to reply.";
    return { message: await addMessage(ctx, tx, participant, { kind: "closed", text }) };
  });
}

/** With a standard sentence or the provider's own [conversations-11]. Refuses a declined one. */
export async function declineEnquiry(
  ctx: Context,
  named: ConversationReference,
  { reason, text }: { reason: DeclineReason; text?: string | undefined },
): Promise<{ message: Message }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    if (participant.result.status === "declined") refuse("conversation_over");
    const input = { kind: "declined", text: text || declineSentences[reason] } as const;
    const message = await addMessage(ctx, tx, participant, input);
    await updateDeclined(tx, participant.result.id, reason);
    return { message };
  });
}
