import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { deliverEmail } from "./jobs.ts";
import { mailboxOf } from "./rules.ts";
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
type Prepared = Promised<object> & { template: string; is_security: boolean };

/** An email of a kind, to be queued among others. */
export function prepareEmail<Data extends object>(email: Email<Data>, promised: Promised<NoInfer<Data>>): Prepared {
  const data = email.forgetWhenSent ? { ...promised.data, forget_when_sent: "yes" } : promised.data;
  return { ...promised, data, template: email.name, is_security: email.is_security };
}

/**
 * Promises an email in the caller's transaction: it will be sent exactly when the transaction commits [emails-1]. Answers
 * whether it leaves at all: not to an address that takes none.
 */
export async function queueEmail<Data extends object>(
  ctx: Queueing,
  tx: Database,
  email: Email<Data>,
  promised: Promised<NoInfer<Data>>,
): Promise<boolean> {
  const closed = await queueEmails(ctx, tx, [prepareEmail(email, promised)]);
  return !closed.has(promised.recipient);
}

/**
 * Promises many emails in the same way: in three statements however many they are. Each is an email and a job of its own,
 * so that a failure touches one alone. One to an address that takes none is kept as suppressed and has no job [emails-12];
 * answers these addresses, as they were given.
 */
export async function queueEmails(ctx: Queueing, tx: Database, emails: readonly Prepared[]): Promise<Set<string>> {
  const { jobs, clock } = ctx;
  const closed = await closedAddresses(ctx, tx, emails);
  const entries = emails.map(({ is_security, ...each }) => {
    const isClosed = !is_security && closed.has(each.recipient);
    return { ...each, id: each.id ?? newId(), state: isClosed ? ("suppressed" as const) : ("waiting" as const) };
  });
  await insertEmails(tx, entries, clock());
  const leaving = entries.filter(({ state }) => state === "waiting");
  await jobs.enqueueAll(
    tx,
    deliverEmail,
    leaving.map(({ id }) => ({ letter_id: id })),
    leaving.map(({ hold_seconds = 0 }) => hold_seconds),
  );
  return closed;
}

/** Which recipients of emails that they may stop take none. */
async function closedAddresses(
  { keyedHash }: Pick<Context, "keyedHash">,
  tx: Database,
  emails: readonly Prepared[],
): Promise<Set<string>> {
  const asked = emails.filter(({ is_security }) => !is_security).map(({ recipient }) => recipient);
  const mailboxes = new Map(asked.map((recipient) => [recipient, mailboxOf(keyedHash, recipient)]));
  const suppressed = await listSuppressed(tx, [...mailboxes.values()]);
  return new Set([...mailboxes].flatMap(([recipient, mailbox]) => (suppressed.has(mailbox) ? [recipient] : [])));
}
