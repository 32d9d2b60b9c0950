import { hand_over_hours } from "../../contract/conversations/calls.ts";
import type { Message } from "../../contract/conversations/schema.ts";
import { hour_ms } from "../../contract/durations.ts";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { addMessage } from "./add-message.ts";
import { lockParticipant, writerOf, type ConversationReference } from "./find-participant.ts";
import { presentMessage } from "./present.ts";
import { writingLimit } from "./rules.ts";
import { whatsAppOf } from "./safety/find-whatsapp.ts";
import { findHandOver } from "./store-messages.ts";

/**
 * Once a day; repeats return the first message [conversations-25]. Counts as an answer. Refuses without a WhatsApp
 * number.
 */
export async function handOver(ctx: Context, named: ConversationReference): Promise<{ message: Message }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    const { result, side } = participant;
    if (whatsAppOf(result, side) === null) refuse("no_whatsapp");
    const since = new Date(ctx.clock().getTime() - hand_over_hours * hour_ms);
    const existing = await findHandOver(tx, { conversation_id: result.id, side, since });
    if (existing) return { message: presentMessage(existing, side) };
    await countTry(ctx, tx, [writingLimit(writerOf(ctx, named))]);
    const text = "Continued on WhatsApp: look for a message there. Messages on WhatsApp aren’t saved here.";
    return { message: await addMessage(ctx, tx, participant, { kind: "handed_over", text }) };
  });
}
