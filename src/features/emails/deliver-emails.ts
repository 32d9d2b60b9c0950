import { SpanKind } from "@opentelemetry/api";
import { hour_ms } from "../../contract/durations.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { isAway } from "../../platform/database/database.ts";
import { MailDelayed, MailRejected, type Mailer } from "../../platform/network/mail.ts";
import { announce } from "../../platform/telemetry/signals.ts";
import { inSpan } from "../../platform/telemetry/spans.ts";
import { EmailDropped, type Email } from "./define-email.ts";
import { isStopped } from "./find-suppression.ts";
import { deliverEmail } from "./jobs.ts";
import { claim, closeAbandoned, markSent, markSuppressed, updateFailed, type Claimed } from "./store.ts";

const reasonLengthMax = 500;

/**
 * Once per email, except to suppressed addresses [emails-12, emails-19]. A crash between SMTP and the update resends it
 * with the same Message-ID.
 */
export async function deliverEmails(runtime: Runtime, mailer: Mailer, emails: readonly Email[]): Promise<void> {
  const { clock, jobs } = runtime;
  const { db } = runtime.database;
  /** Sent, but not yet marked because the database was unavailable. */
  const sentIds = new Set<string>();
  const by = { mailer, kinds: new Map(emails.map((each) => [each.name, each])) };
  let swept = 0;

  await jobs.work(deliverEmail, async ({ letter_id }, lastTry) => {
    if (clock().getTime() - swept > hour_ms) {
      await closeAbandoned(db, clock());
      swept = clock().getTime();
    }
    const email = await claim(db, letter_id);
    if (!email) {
      sentIds.delete(letter_id);
      return;
    }
    if (!sentIds.has(email.id)) {
      try {
        if ((await send(runtime, email, by)) === "suppressed") {
          await markSuppressed(db, email.id);
          announce("mail", { outcome: "suppressed" });
          return;
        }
      } catch (cause) {
        await recordFailure(runtime, email, cause, lastTry);
        return;
      }
      sentIds.add(email.id);
      announce("mail", { outcome: "sent" });
    }
    await markSent(db, email.id, clock());
    sentIds.delete(email.id);
  });
}

type By = { mailer: Mailer; kinds: ReadonlyMap<string, Email> };

async function send(runtime: Runtime, email: Claimed, by: By): Promise<"sent" | "suppressed"> {
  const kind = by.kinds.get(email.template);
  if (!kind) throw new Error(`no email template is called "${email.template}"`);
  const { recipient } = email;
  const ctx = contextOf(runtime);
  if (await isStopped(ctx, ctx.db, recipient, kind.topic)) {
    await kind.withhold(ctx, email.data);
    return "suppressed";
  }
  const content = await kind.compose(ctx, email.data, recipient);
  const message = { ...content, id: email.id, to: recipient, date: new Date(email.created_at) };
  await inSpan(`mail ${kind.name}`, { kind: SpanKind.CLIENT }, () => by.mailer.send(message));
  return "sent";
}

/** Throws unless the failure is final, so that the queue retries. Records nothing while the database is unavailable. */
async function recordFailure(
  { database, log }: Runtime,
  { id }: Claimed,
  cause: unknown,
  lastTry: boolean,
): Promise<void> {
  const final = lastTry || cause instanceof MailRejected || cause instanceof EmailDropped;
  const expected = cause instanceof MailRejected || cause instanceof MailDelayed || cause instanceof EmailDropped;
  if (!expected && isAway(cause)) throw cause;
  announce("mail", { outcome: final ? "failed" : "delayed" });
  if (expected) log.warn(final ? "email failed" : "email delayed", { letter_id: id });
  else log.error("email not written", cause, { letter_id: id });
  const reason = (cause instanceof Error ? cause.message : String(cause)).slice(0, reasonLengthMax);
  await updateFailed(database.db, id, { isFinal: final, reason, isDropped: cause instanceof EmailDropped });
  // Omits the cause, so that mail server errors aren't taken for database errors.
  if (!final) throw new Error(reason);
}
