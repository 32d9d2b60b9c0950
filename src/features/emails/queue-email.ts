import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { deliverEmail } from "./jobs.ts";
import { mailboxOf, type About } from "./rules.ts";
import { insertEmails } from "./store.ts";

type Promised<Data extends object> = {
  /** Of its row, where the caller names it; made unless said. */
  id?: string;
  data: Data;
  recipient: string;
  /** What the email is about, to find it by. */
  subject_id: string;
  /** It leaves so many seconds later, so that what it tells can be undone before; at once unless said. */
  hold_seconds?: number;
};

type Queueing = Pick<Context, "jobs" | "clock" | "keyedHash">;

/** An email that is ready to be queued among others. */
type Prepared = Promised<object> & { template: string; topic: About };

/** An email of a kind, to be queued among others. */
export function prepareEmail<Data extends object>(email: Email<Data>, promised: Promised<NoInfer<Data>>): Prepared {
  const data = email.forgetWhenSent ? { ...promised.data, forget_when_sent: "yes" } : promised.data;
  return { ...promised, data, template: email.name, topic: email.topic };
}

/**
 * Promises an email in the caller's transaction: it will be sent exactly when the transaction commits [emails-1]. Answers
 * whether it leaves at all: not to an address that takes none about such things.
 */
export async function queueEmail<Data extends object>(
  ctx: Queueing,
  tx: Database,
  email: Email<Data>,
  promised: Promised<NoInfer<Data>>,
): Promise<boolean> {
  const prepared = prepareEmail(email, promised);
  return !(await queueEmails(ctx, tx, [prepared])).has(prepared);
}

/**
 * Promises many emails in the same way: in two statements however many they are. Each is an email and a job of its own,
 * so that a failure touches one alone. One to an address that takes none, or none about such things, is kept as suppressed
 * and has no job [emails-12, emails-19]; answers which ones these are.
 */
export async function queueEmails(ctx: Queueing, tx: Database, emails: readonly Prepared[]): Promise<Set<Prepared>> {
  const { jobs, clock, keyedHash } = ctx;
  if (emails.length === 0) return new Set();
  const entries = emails.map((each) => {
    const mailbox = each.topic === "security" ? null : mailboxOf(keyedHash, each.recipient);
    return { ...each, id: each.id ?? newId(), mailbox };
  });
  const ids = await insertEmails(tx, entries, clock());
  const leaving = entries.filter(({ id }) => ids.has(id));
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    leaving.map(({ id }) => ({ letter_id: id })),
    leaving.map(({ hold_seconds = 0 }) => hold_seconds),
  );
  return new Set(emails.filter((_, place) => !ids.has(entries[place]?.id ?? "")));
}
