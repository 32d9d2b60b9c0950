import { formatMoment } from "../contract/moments.ts";
import { listSuperAdminEmails } from "../features/providers/withdraw-providers.ts";
import type { Context } from "../platform/context.ts";
import { isPublic } from "../platform/hosts.ts";
import { listOutbox, outboxStorage, readOutboxEmail, type OutboxEntry, type OutboxEmail } from "../platform/outbox.ts";
import { refuse } from "../platform/refusal.ts";

/** Mails on the page, newest first; older ones are still in the folder. */
const shownMax = 100;

/** The demo's outbox: the newest mails, and the one that is open, if any. Times are South African, ready to read. */
export type OutboxPage = { emails: OutboxEntry[]; open: OutboxEmail | null };

/**
 * Reads the outbox page. Refuses as not found where this is no demo, where mail goes to a server, and for an email that
 * is not there: mails hold what only their readers may see [emails-10]. Where others may reach the demo, a super admin's
 * are left out: their links would give its powers to everybody.
 */
export async function readOutboxPage({ config, db, demo }: Context, emailId: string | null): Promise<OutboxPage> {
  if (!demo || config.smtpUrl !== undefined) refuse("not_found");
  const storage = outboxStorage(config);
  const hidden = isPublic(config) ? await listSuperAdminEmails(db) : [];
  const mayShow = ({ to }: OutboxEntry) => !hidden.includes(to.toLowerCase());
  const open = emailId === null ? null : await readOutboxEmail(storage, emailId);
  if (emailId !== null && !(open && mayShow(open))) refuse("not_found");
  const emails = (await listOutbox(storage, shownMax)).filter(mayShow);
  return { emails: emails.map(withTime), open: open && withTime(open) };
}

function withTime<T extends OutboxEntry>(email: T): T {
  return Number.isNaN(Date.parse(email.sent_at)) ? email : { ...email, sent_at: formatMoment(email.sent_at) };
}
