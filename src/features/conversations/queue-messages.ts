import * as limits from "../../contract/conversations/limits.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "../emails/define-email.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { messagesToCouple, messagesToProvider, outcomeTo, type AboutMessages } from "./emails.ts";
import type { Side } from "./rules.ts";
import { findAddress } from "./store-addresses.ts";
import { takeUp } from "./store-messages.ts";

const emailTo: Record<Side, Email<AboutMessages>> = { couple: messagesToCouple, provider: messagesToProvider };

/**
 * Promises a side an email with what it has not read by then: two minutes later, so that several messages go together [conversations-6]. To an address
 * that takes none it is kept as such: the messages are found on the page.
 */
export async function queueMessages(ctx: Context, tx: Database, conversation_id: string, to: Side): Promise<void> {
  const recipient = await findAddress(tx, { id: conversation_id }, to);
  if (recipient === null) return;
  const email_id = newId();
  const isLeaving = await queueEmail(ctx, tx, emailTo[to], {
    id: email_id,
    data: { conversation_id, email_id },
    recipient,
    subject_id: conversation_id,
    hold_seconds: limits.message_email_delay_seconds,
  });
  if (!isLeaving) await takeUp(tx, { conversation_id, to, email_id });
}

/** Promises who reported the other side an email with what came of it; none where nobody is there any more. */
export async function queueOutcome(
  ctx: Context,
  tx: Database,
  { id, conversation_id, reported_by: to }: { id: string; conversation_id: string; reported_by: Side },
): Promise<void> {
  const recipient = await findAddress(tx, { id: conversation_id }, to);
  if (recipient === null) return;
  await queueEmail(ctx, tx, outcomeTo[to], { data: { report_id: id }, recipient, subject_id: conversation_id });
}

/** Takes back what waits to be mailed to a side that has read everything. */
export async function withdrawMessages(tx: Database, conversation_id: string, to: Side): Promise<void> {
  await withdrawEmails(tx, emailTo[to], conversation_id);
}
