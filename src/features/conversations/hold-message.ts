import type { Message } from "../../contract/conversations/shapes.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { findConfirmed } from "../accounts/find-confirmed.ts";
import { addMessage } from "./add-message.ts";
import { holdsLink } from "./find-link.ts";
import type { Participant } from "./find-participant.ts";
import { presentWaiting } from "./present.ts";
import { overFor, standingOf } from "./rules.ts";
import { insertHeldMessage, takeHeldMessages } from "./store-held-messages.ts";
import { findConversation, lockConversation } from "./store.ts";

/** Whether a message waits until its sender confirms its address: the first of a provider to a couple, with a link [conversations-28]. */
export async function mustWait(tx: Database, { found, side }: Participant, text: string): Promise<boolean> {
  if (side === "couple" || found.own_provider_id === null || found.answered_at !== null || !holdsLink(text))
    return false;
  return (await findConfirmed(tx, found.own_provider_id)) === null;
}

/** Keeps it for its sender's eyes alone. Refuses one with files, and where nothing can be written. */
export async function holdMessage(
  ctx: Context,
  tx: Database,
  { found }: Participant,
  { text, files }: { text: string; files: readonly string[] },
): Promise<Message> {
  if (overFor(standingOf(found), ctx.clock()) !== null) refuse("conversation_over");
  if (files.length > 0) refuse("email_unconfirmed");
  const row = { id: newId(), conversation_id: found.id, body: text, created_at: ctx.clock() };
  await insertHeldMessage(tx, { ...row, provider_id: found.own_provider_id ?? "" });
  return presentWaiting(row, found.last_position + 1);
}

/** Sends what a provider wrote that waited, once its address is known to be its own; what can't be written any more goes. */
export async function releaseHeld(ctx: Context, tx: Database, provider_id: string): Promise<void> {
  for (const { conversation_id: id, body: text } of await takeHeldMessages(tx, provider_id)) {
    await lockConversation(tx, { id });
    const found = await findConversation(tx, id);
    if (found === null || overFor(standingOf(found), ctx.clock()) !== null) continue;
    await addMessage(ctx, tx, { found, side: "provider" }, { kind: "text", text });
  }
}
