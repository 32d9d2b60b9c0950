import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Participant } from "./find-participant.ts";
import { presentMessage } from "./present.ts";
import { queueMessages } from "./queue-messages.ts";
import { otherSide, overFor, statusAfter, type MessageKind, standingOf } from "./rules.ts";
import { hasPending, insertMessage } from "./store-messages.ts";

/**
 * Writes a message, or what one side did, into a conversation that the caller's transaction holds, and promises the other side
 * its email [conversations-6]: unless one waits already, which will bring this too. Refuses a conversation in which nothing can be written.
 */
export async function addMessage(
  ctx: Context,
  tx: Database,
  { found, side }: Participant,
  { kind, text }: { kind: MessageKind; text: string },
) {
  const now = ctx.clock();
  if (overFor(standingOf(found), now) !== null) refuse("conversation_over");
  const isPromised = await hasPending(tx, found.id, otherSide(side));
  const row = {
    id: newId(),
    conversation_id: found.id,
    position: found.last_position + 1,
    sent_by: side,
    kind,
    body: text,
    created_at: now,
  };
  await insertMessage(tx, row, statusAfter(found.status, kind, side));
  if (!isPromised) await queueMessages(ctx, tx, found.id, otherSide(side));
  return presentMessage({ ...row, read_at: null, email_state: null, email_at: null, email_error: null }, side);
}
