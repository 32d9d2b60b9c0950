import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { MailContent } from "../../platform/mail.ts";
import { deliverEmail } from "./jobs.ts";
import { insertEmails } from "./store.ts";

/** What an email is about, as its template needs it when it writes: ids, no texts. */
export type EmailData = Record<string, string>;

/** Goes with the data of the last email to somebody who is gone: once it is sent, neither its address nor its data is kept [emails-9]. */
export const forgetWhenSent = { forget_when_sent: "yes" } as const;

/** Writes an email when it is about to leave. Throws `EmailDropped` when there is nothing left to say. */
export type EmailTemplate = (ctx: Context, data: EmailData) => Promise<MailContent>;

/** Every template by its name. */
export type EmailTemplates = Record<string, EmailTemplate>;

/** What the email was about is gone: it is not sent. The message is kept as the reason. */
export class EmailDropped extends Error {}

type Promised = {
  template: string;
  data: EmailData;
  recipient: string;
  /** What the email is about, to find it by. */
  subject_id: string;
  /** It leaves so many seconds later, so that what it tells can be undone before; at once unless said. */
  hold_seconds?: number;
};

/** Promises an email in the caller's transaction: it will be sent exactly when the transaction commits [emails-1]. */
export async function queueEmail(ctx: Context, tx: Database, email: Promised): Promise<void> {
  await queueEmails(ctx, tx, [email]);
}

/**
 * Promises many emails in the same way: in two statements however many they are. Each is an email and a job of its own,
 * so that a failure touches one alone.
 */
export async function queueEmails({ jobs, clock }: Context, tx: Database, emails: readonly Promised[]): Promise<void> {
  const entries = emails.map((each) => ({ id: newId(), ...each }));
  await insertEmails(tx, entries, clock());
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    entries.map(({ id }) => ({ letter_id: id })),
    entries.map(({ hold_seconds = 0 }) => hold_seconds),
  );
}
