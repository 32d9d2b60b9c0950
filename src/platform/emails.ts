import { sql } from "drizzle-orm";
import { newId } from "./clock.ts";
import type { Context } from "./context.ts";
import { rows, type Database } from "./database.ts";
import { defineJob } from "./jobs.ts";

/**
 * Sends one email. Tried again from 15 to 30 seconds after the first failure, then ever later up to once an hour, for
 * two days: eight tries take at least an hour, each of the other 48 at least an hour more [emails-2].
 */
export const deliverEmail = defineJob<{ letter_id: string }>({
  name: "deliver_letter",
  retryLimit: 56,
  retryDelaySeconds: 15,
  retryDelaySecondsMax: 3_600,
  concurrency: 4,
});

/** What an email is about, as its template needs it when it writes: ids, no texts. */
export type EmailData = Record<string, string>;

/** Goes with the data of the last email to somebody who is gone: once it is sent, neither its address nor its data is kept [emails-9]. */
export const forgetWhenSent = { forget_when_sent: "yes" } as const;

/** An email as its template wrote it. */
export type EmailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
};

/** Writes an email when it is about to leave. Throws `EmailDropped` when there is nothing left to say. */
export type EmailTemplate = (ctx: Context, data: EmailData) => Promise<EmailContent>;

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
  await tx.execute(sql`
    insert into letter (id, template, data, recipient, subject_id, created_at)
    select id, template, data, recipient, subject_id, ${clock().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id uuid, template text, data jsonb, recipient text, subject_id uuid)`);
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    entries.map(({ id }) => ({ letter_id: id })),
    entries.map(({ hold_seconds = 0 }) => hold_seconds),
  );
}

/**
 * Takes emails back that nobody has begun to send, in the caller's transaction, and answers what each was about. The
 * job of one that was taken back finds nothing to do.
 */
export async function withdrawEmails(
  tx: Database,
  { template, subject_id }: Pick<Promised, "template" | "subject_id">,
): Promise<EmailData[]> {
  const gone = await rows<{ data: EmailData }>(
    tx,
    sql`delete from letter where template = ${template} and subject_id = ${subject_id} and state = 'waiting'
      and attempts = 0 returning data`,
  );
  return gone.map(({ data }) => data);
}
