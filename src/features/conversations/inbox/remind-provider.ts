import type { Message } from "../../../contract/conversations/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { addMessage } from "../add-message.ts";
import { lockParticipant, type ConversationReference } from "../find-participant.ts";
import { remindableAt, silenceOf } from "../rules.ts";

/** After three silent days, once per silence [conversations-8]. */
export async function remindProvider(ctx: Context, named: ConversationReference): Promise<{ message: Message }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    const at = remindableAt(silenceOf(participant.result), ctx.clock());
    if (at === null || at > ctx.clock()) refuse("too_early_to_remind");
    const text = "A reminder: they are waiting for your answer.";
    return { message: await addMessage(ctx, tx, participant, { kind: "reminded", text }) };
  });
}
