import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/database.ts";
import { enquiry, enquiryRecipient } from "../src/schema/enquiries.ts";
import type { DemoEnquiry } from "./content/directory.ts";
import { insertRows } from "./insert-rows.ts";
import { readCategories } from "./read-categories.ts";

/** Inserts enquiries as if they had been sent, with the emails that were delivered then: no mail leaves because of them. */
export async function insertEnquiries(tx: Database, enquiries: readonly DemoEnquiry[]): Promise<void> {
  const known = await readCategories(tx);
  await insertRows(
    tx,
    enquiry,
    enquiries.map(({ row, category_slugs }) => ({
      ...row,
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
    insert into letter (id, template, data, recipient, subject_id, state, attempts, created_at, sent_at)
    select recipient.id, 'enquiry_to_provider', jsonb_build_object('recipient_id', recipient.id), account.email, recipient.id,
      'sent', 1, enquiry.created_at, enquiry.created_at + interval '3 seconds'
    from enquiry join enquiry_recipient as recipient on recipient.enquiry_id = enquiry.id
    join account on account.id = recipient.provider_id`);
}
