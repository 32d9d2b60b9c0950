import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { deliverEmail } from "./jobs.ts";
import { mailboxOf, stops, type About } from "./rules.ts";
import { listSuppressed } from "./store-suppressed.ts";
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
 * Promises many emails in the same way: in three statements however many they are. Each is an email and a job of its own,
 * so that a failure touches one alone. One to an address that takes none, or none about such things, is kept as suppressed
 * and has no job [emails-12, emails-19]; answers which ones these are.
 */
export async function queueEmails(ctx: Queueing, tx: Database, emails: readonly Prepared[]): Promise<Set<Prepared>> {
  const { jobs, clock } = ctx;
  if (emails.length === 0) return new Set();
  const stopped = await findStopped(ctx, tx, emails);
  const entries = emails.map((each) => {
    const { topic: _topic, id = newId(), ...kept } = each;
    return { ...kept, id, state: stopped.has(each) ? ("suppressed" as const) : ("waiting" as const) };
  });
  await insertEmails(tx, entries, clock());
  const leaving = entries.filter(({ state }) => state === "waiting");
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    leaving.map(({ id }) => ({ letter_id: id })),
    leaving.map(({ hold_seconds = 0 }) => hold_seconds),
  );
  return stopped;
}

/** Which of these emails their recipients want no more. */
async function findStopped(
  { keyedHash }: Pick<Context, "keyedHash">,
  tx: Database,
  emails: readonly Prepared[],
): Promise<Set<Prepared>> {
  const asked = emails.filter(({ topic }) => topic !== "security");
  const mailboxes = new Map(asked.map((each) => [each, mailboxOf(keyedHash, each.recipient)]));
  const wishes = await listSuppressed(tx, [...new Set(mailboxes.values())]);
  const isStopped = (each: Prepared) =>
    wishes.some(({ email_hash, topic }) => email_hash === mailboxes.get(each) && stops(topic, each.topic));
  return new Set(asked.filter(isStopped));
}
