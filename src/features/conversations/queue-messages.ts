import { message_email_delay_seconds } from "../../contract/conversations/calls.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import type { Email } from "../emails/define-email.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { messagesToCouple, messagesToMember, messagesToProvider, outcomeTo, type AboutMessages } from "./emails.ts";
import { findParticipantEmail, findLastWriter } from "./inbound-mail/store-addresses.ts";
import type { Side } from "./rules.ts";
import { claimUnmailed } from "./store-messages.ts";

const emailTo: Record<Side, Email<AboutMessages>> = { couple: messagesToCouple, provider: messagesToProvider };

/** Two minutes later, so that one email brings several messages [conversations-6]. Suppressed ones are recorded. */
export async function queueMessages(ctx: Context, tx: Database, conversation_id: string, to: Side): Promise<void> {
  const recipient = await findParticipantEmail(tx, { id: conversation_id }, to);
  if (recipient === null) return;
  const email_id = newId();
  const isLeaving = await queueEmail(ctx, tx, emailTo[to], {
    id: email_id,
    data: { conversation_id, email_id },
    recipient,
    subject_id: conversation_id,
    delay_seconds: message_email_delay_seconds,
  });
  if (!isLeaving) await claimUnmailed(tx, { conversation_id, to, email_id });
  if (to === "couple") await queueToWriter(ctx, tx, { conversation_id, email_id });
}

/** The member who wrote gets the answer as well as the owner [weddings-14]. */
async function queueToWriter(ctx: Context, tx: Database, about: AboutMessages): Promise<void> {
  const writer = await findLastWriter(tx, { id: about.conversation_id });
  if (writer === null) return;
  const { account_id, email: recipient } = writer;
  await queueEmail(ctx, tx, messagesToMember, {
    data: { ...about, account_id },
    recipient,
    // deletes the email with the account
    subject_id: account_id,
    delay_seconds: message_email_delay_seconds,
  });
}

export async function queueOutcome(
  ctx: Context,
  tx: Database,
  { id, conversation_id, reported_by: to }: { id: string; conversation_id: string; reported_by: Side },
): Promise<void> {
  const recipient = await findParticipantEmail(tx, { id: conversation_id }, to);
  if (recipient === null) return;
  await queueEmail(ctx, tx, outcomeTo[to], { data: { report_id: id }, recipient, subject_id: conversation_id });
}

export async function withdrawMessages(tx: Database, conversation_id: string, to: Side): Promise<void> {
  await withdrawEmails(tx, emailTo[to], conversation_id);
}
