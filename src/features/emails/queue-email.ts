import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import type { Email } from "./define-email.ts";
import { deliverEmail } from "./jobs.ts";
import { mailboxOf, type About } from "./rules.ts";
import { insertEmails } from "./store.ts";

type Promised<Data extends object> = {
  id?: string;
  data: Data;
  recipient: string;
  subject_id: string;
  /** Delays sending so that the action can be undone; zero by default. */
  delay_seconds?: number;
};

type Queueing = Pick<Context, "jobs" | "clock" | "keyedHash">;

type Prepared = Promised<object> & { template: string; topic: About };

export function prepareEmail<Data extends object>(email: Email<Data>, promised: Promised<NoInfer<Data>>): Prepared {
  const data = email.forgetWhenSent ? { ...promised.data, forget_when_sent: "yes" } : promised.data;
  return { ...promised, data, template: email.name, topic: email.topic };
}

/** Queued with the caller's transaction [emails-1]. False if the address is suppressed. */
export async function queueEmail<Data extends object>(
  ctx: Queueing,
  tx: Database,
  email: Email<Data>,
  promised: Promised<NoInfer<Data>>,
): Promise<boolean> {
  const prepared = prepareEmail(email, promised);
  return !(await queueEmails(ctx, tx, [prepared])).has(prepared);
}

/** Two statements in total; one job per email. Suppressed emails get no job and are returned [emails-12, emails-19]. */
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
    leaving.map(({ delay_seconds = 0 }) => delay_seconds),
  );
  return new Set(emails.filter((_, index) => !ids.has(entries[index]?.id ?? "")));
}
