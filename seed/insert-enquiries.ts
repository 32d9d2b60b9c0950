import { sql } from "drizzle-orm";
import * as limits from "../src/contract/limits.ts";
import { mailboxOf } from "../src/features/emails/rules.ts";
import type { Database } from "../src/platform/database/database.ts";
import type { KeyedHash } from "../src/platform/keyed-hash.ts";
import { suppressedEmail } from "../src/schema/emails.ts";
import { enquiry, enquiryRecipient, pendingEnquiry } from "../src/schema/enquiries.ts";
import type { DemoEnquiry, DemoPendingEnquiry, DemoSuppressed } from "./directory.ts";
import { insertRows } from "./insert-rows.ts";
import { readCategories } from "./read-categories.ts";

/** Sends no mail: the emails are inserted as delivered, except to suppressed addresses. */
export async function insertEnquiries(
  tx: Database,
  enquiries: readonly DemoEnquiry[],
  suppressed: readonly DemoSuppressed[],
): Promise<void> {
  const known = await readCategories(tx);
  await insertRows(
    tx,
    enquiry,
    enquiries.map(({ row, category_slugs }) => ({
      ...row,
      by_account_id: row.couple_id ?? null,
      selected_category_ids: category_slugs.map((slug) => known.bySlug(slug).id),
    })),
  );
  await insertRows(
    tx,
    enquiryRecipient,
    enquiries.flatMap(({ row, recipients }) =>
      recipients.map(({ category_slug, ...recipient }) => ({
        ...recipient,
        enquiry_id: row.id,
        category_id: category_slug === null ? null : known.bySlug(category_slug).id,
      })),
    ),
  );
  await tx.execute(sql`
    insert into outgoing_email (id, template, data, recipient, subject_id, state, attempts, created_at, sent_at)
    select recipient.id, 'enquiry_to_provider', jsonb_build_object('recipient_id', recipient.id), account.email, recipient.id,
      case when silent then 'suppressed' else 'sent' end, case when silent then 0 else 1 end, enquiry.created_at,
      case when not silent then enquiry.created_at + interval '3 seconds' end
    from enquiry join enquiry_recipient as recipient on recipient.enquiry_id = enquiry.id
    join account on account.id = recipient.provider_id
    cross join lateral (select exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(suppressed)}::jsonb) as said (email text, created_at timestamptz)
      where said.email = account.email and said.created_at <= enquiry.created_at) as silent) as wish`);
}

export async function insertSuppressed(
  tx: Database,
  suppressed: readonly DemoSuppressed[],
  keyedHash: KeyedHash,
): Promise<void> {
  const rows = suppressed.map(({ email, created_at }) => {
    return { email_hash: mailboxOf(keyedHash, email), source: "link" as const, created_at };
  });
  await insertRows(tx, suppressedEmail, rows);
}

/** Their time to confirm starts now. */
export async function insertPendingEnquiries(
  tx: Database,
  pending: readonly DemoPendingEnquiry[],
  now: Date,
): Promise<void> {
  const known = await readCategories(tx);
  const expires_at = new Date(now.getTime() + limits.held_enquiry_hours * 60 * 60 * 1000);
  const rows = pending.map(({ id, couple_id, content, category_slugs, recipients_total }) => {
    const selected = category_slugs.map((slug) => known.bySlug(slug).id);
    const venue_location = content.venue_location ?? "";
    const input = { content, asked: { selected, excluded: [], leftOut: [], venue_location, except: null } };
    return { id, couple_id, couple_email: content.couple_email, input, recipients_total, created_at: now, expires_at };
  });
  await insertRows(tx, pendingEnquiry, rows);
}
