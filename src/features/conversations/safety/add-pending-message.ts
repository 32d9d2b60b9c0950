import type { Message } from "../../../contract/conversations/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findConfirmed } from "../../accounts/email/require-confirmed.ts";
import type { Participant } from "../find-participant.ts";
import { containsLink } from "../links/find-link.ts";
import { presentWaiting } from "../present.ts";
import { insertPendingMessage } from "./store-pending-messages.ts";

/** A provider's first message to a couple, if it has a link and its address is unconfirmed [conversations-28]. */
export async function mustWait(tx: Database, { result, side }: Participant, text: string): Promise<boolean> {
  if (side === "couple" || result.own_provider_id === null || result.answered_at !== null || !containsLink(text))
    return false;
  return (await findConfirmed(tx, result.own_provider_id)) === null;
}

/** Visible to its sender only; refuses files. */
export async function addPendingMessage(
  ctx: Context,
  tx: Database,
  { result }: Participant,
  { text, quoted, files }: { text: string; quoted: string; files: readonly string[] },
): Promise<Message> {
  if (files.length > 0) refuse("email_unconfirmed");
  const row = { id: newId(), conversation_id: result.id, body: text, quoted, created_at: ctx.clock() };
  await insertPendingMessage(tx, { ...row, provider_id: result.own_provider_id ?? "" });
  return presentWaiting(row, result.last_position + 1);
}
