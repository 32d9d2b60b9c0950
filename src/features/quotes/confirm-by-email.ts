import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Participant } from "../conversations/find-participant.ts";
import { listMailed } from "../conversations/list-mailed.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { bookingConfirmed } from "./emails.ts";

type Confirmed = {
  participant: Participant;
  quote_id: string;
  /** Of the email to the other side, which brings it what the conversation says. */
  email_id: string;
};

/** Promises both sides an email about a booking that is confirmed, to be kept [quotes-25]. */
export async function confirmByEmail(ctx: Context, tx: Database, confirmed: Confirmed): Promise<void> {
  const { quote_id, email_id } = confirmed;
  const { found, side: own } = confirmed.participant;
  const letters = [];
  for (const side of ["couple", "provider"] as const) {
    const mailed = await listMailed(tx, found, side);
    for (const { member, ...to } of mailed) {
      const id = side !== own && member === undefined ? email_id : newId();
      letters.push(prepareEmail(bookingConfirmed[side], { ...to, id, data: { quote_id, ...member } }));
    }
  }
  await queueEmails(ctx, tx, letters);
}
