import * as limits from "../../contract/conversations/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { MailRefused } from "../../platform/smtp-listener.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { replyHeldToCouple, replyHeldToProvider } from "./emails.ts";
import type { Participant } from "./find-participant.ts";
import { findAddress } from "./store-addresses.ts";
import { listHeld, updateHeld } from "./store-inbound.ts";

/** Emails the side [conversations-19]; asks for a retry while too many wait. */
export async function holdEmail(
  ctx: Context,
  tx: Database,
  { result, side }: Participant,
  { id, ...said }: { id: string; sent_from: string; body: string; quoted: string },
): Promise<void> {
  const waiting = await listHeld(tx, { conversation_id: result.id, side });
  if (waiting.length >= limits.held_emails_max)
    throw new MailRefused(450, "4.7.1", "Other emails from addresses that we don't know wait to be looked at.");
  await updateHeld(tx, id, said);
  const recipient = await findAddress(tx, result, side);
  if (recipient === null) return;
  await queueEmail(ctx, tx, side === "couple" ? replyHeldToCouple : replyHeldToProvider, {
    data: { conversation_id: result.id, held_id: id },
    recipient,
    subject_id: result.id,
  });
}
