import type { Message } from "../../contract/conversations/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { addMessage, type MessageInput } from "./add-message.ts";
import type { Participant } from "./find-participant.ts";
import { overFor, silenceOf, type Side } from "./rules.ts";
import { findConversation, lockConversation, updateStatus } from "./store.ts";

/**
 * Call while holding the conversation's lock. Also emails the other side, unless `email_id` names an email that says
 * it. Null if the conversation is closed for writing: then only its status follows.
 */
export async function addEvent(
  ctx: Context,
  tx: Database,
  participant: Participant,
  input: MessageInput,
): Promise<Message | null> {
  const { result } = participant;
  if (overFor(silenceOf(result), ctx.clock()) === null) return addMessage(ctx, tx, participant, input);
  if (input.status !== undefined && input.status !== result.status) await updateStatus(tx, result.id, input.status);
  return null;
}

/** Locks it, as the side that an automatic act is for; null once deleted. */
export async function lockAsParticipant(tx: Database, id: string, side: Side): Promise<Participant | null> {
  await lockConversation(tx, { id });
  const result = await findConversation(tx, id);
  return result && { result, side };
}
