import type { Message } from "../../../contract/conversations/schema.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { addMessage } from "../add-message.ts";
import { lockParticipant, writerOf, type ConversationReference } from "../find-participant.ts";
import { writingLimit } from "../rules.ts";
import { consumeQuarantinedEmail } from "./store-inbound.ts";

/** The waiting email's text is deleted [conversations-19]. Refuses an email that doesn't wait for this side. */
export async function decideQuarantined(
  ctx: Context,
  named: ConversationReference,
  { held_id, is_own }: { held_id: string; is_own: boolean },
): Promise<{ message: Message | null }> {
  return ctx.db.transaction(async (tx) => {
    const participant = await lockParticipant(ctx, tx, named);
    const { result, side } = participant;
    const isId = isUuid(held_id);
    const email = isId ? await consumeQuarantinedEmail(tx, held_id, { conversation_id: result.id, side }) : null;
    if (email === null) refuse("held_email_not_found");
    if (!is_own) return { message: null };
    await countTry(ctx, tx, [writingLimit(writerOf(ctx, named))]);
    const { body: text, quoted } = email;
    return { message: await addMessage(ctx, tx, participant, { kind: "text", text, quoted, is_by_email: true }) };
  });
}
