import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import type { Participant } from "../../conversations/find-participant.ts";
import { listMailed } from "../../conversations/inbound-mail/list-mailed.ts";
import { prepareEmail, queueEmails } from "../../emails/queue-email.ts";
import { bookingConfirmed, quoteAccepted } from "../emails.ts";

type Confirmed = {
  participant: Participant;
  quote_id: string;
  email_id: string;
};

/** Emails the provider at once [quotes-26]. */
export async function notifyAccepted(ctx: Context, tx: Database, accepted: Confirmed): Promise<void> {
  const { participant, quote_id, email_id: id } = accepted;
  const [to] = await listMailed(tx, participant.result, "provider");
  if (to) await queueEmails(ctx, tx, [prepareEmail(quoteAccepted, { ...to, id, data: { quote_id } })]);
}

/** Emails both sides, with documents to keep [quotes-25]. */
export async function confirmByEmail(ctx: Context, tx: Database, confirmed: Confirmed): Promise<void> {
  const { quote_id, email_id } = confirmed;
  const { result, side: actingSide } = confirmed.participant;
  const emails = [];
  for (const side of ["couple", "provider"] as const) {
    const mailed = await listMailed(tx, result, side);
    for (const { member, ...to } of mailed) {
      const id = side !== actingSide && member === undefined ? email_id : newId();
      emails.push(prepareEmail(bookingConfirmed[side], { ...to, id, data: { quote_id, ...member } }));
    }
  }
  await queueEmails(ctx, tx, emails);
}
