import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { deliverEmail } from "./jobs.ts";
import { insertEmails } from "./store.ts";

type Promised<Data extends object> = {
  data: Data;
  recipient: string;
  /** What the email is about, to find it by. */
  subject_id: string;
  /** It leaves so many seconds later, so that what it tells can be undone before; at once unless said. */
  hold_seconds?: number;
};

/** An email that is ready to be queued among others. */
type Prepared = Promised<object> & { template: string };

/** An email of a kind, to be queued among others. */
export function prepareEmail<Data extends object>(email: Email<Data>, promised: Promised<NoInfer<Data>>): Prepared {
  const data = email.forgetWhenSent ? { ...promised.data, forget_when_sent: "yes" } : promised.data;
  return { ...promised, data, template: email.name };
}

/** Promises an email in the caller's transaction: it will be sent exactly when the transaction commits [emails-1]. */
export async function queueEmail<Data extends object>(
  ctx: Context,
  tx: Database,
  email: Email<Data>,
  promised: Promised<NoInfer<Data>>,
): Promise<void> {
  await queueEmails(ctx, tx, [prepareEmail(email, promised)]);
}

/**
 * Promises many emails in the same way: in two statements however many they are. Each is an email and a job of its own,
 * so that a failure touches one alone.
 */
export async function queueEmails({ jobs, clock }: Context, tx: Database, emails: readonly Prepared[]): Promise<void> {
  const entries = emails.map((each) => ({ id: newId(), ...each }));
  await insertEmails(tx, entries, clock());
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    entries.map(({ id }) => ({ letter_id: id })),
    entries.map(({ hold_seconds = 0 }) => hold_seconds),
  );
}
