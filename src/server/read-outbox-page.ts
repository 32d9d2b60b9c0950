import { formatDateTime } from "../contract/moments.ts";
import { listSuperAdminEmails } from "../features/providers/admin/withdraw-providers.ts";
import type { Context } from "../platform/context.ts";
import {
  listOutbox,
  outboxStorage,
  readOutboxEmail,
  type OutboxEntry,
  type OutboxEmail,
} from "../platform/jobs/outbox.ts";
import { isPublic } from "../platform/network/hosts.ts";
import { refuse } from "../platform/refusal.ts";

const visibleMax = 100;

/** Times are South African and formatted. */
export type OutboxPage = { emails: OutboxEntry[]; open: OutboxEmail | null };

/**
 * Mails are private: not found without a demo or with a mail server [emails-10]. A public demo hides the super admin's
 * mails.
 */
export async function readOutboxPage({ config, db, demo }: Context, emailId: string | null): Promise<OutboxPage> {
  if (!demo || config.smtpUrl !== undefined) refuse("not_found");
  const storage = outboxStorage(config);
  const hidden = isPublic(config) ? await listSuperAdminEmails(db) : [];
  const mayShow = ({ to }: OutboxEntry) => !hidden.includes(to.toLowerCase());
  const open = emailId === null ? null : await readOutboxEmail(storage, emailId);
  if (emailId !== null && !(open && mayShow(open))) refuse("not_found");
  const emails = (await listOutbox(storage, visibleMax)).filter(mayShow);
  return { emails: emails.map(withTime), open: open && withTime(open) };
}

function withTime<T extends OutboxEntry>(email: T): T {
  return Number.isNaN(Date.parse(email.sent_at)) ? email : { ...email, sent_at: formatDateTime(email.sent_at) };
}
