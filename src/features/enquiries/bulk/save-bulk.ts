import type { EnquiryBreakdown } from "../../../contract/enquiries/bulk-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { prepareEmail, queueEmails } from "../../emails/queue-email.ts";
import { bulkCopyToCouple, enquiryToProvider } from "../emails.ts";
import type { EnquiryContent } from "../rules.ts";
import { countRecipients, insertEnquiry, insertRecipients, type Addressee } from "../store.ts";

export type BulkSent = {
  state: "sent" | "awaiting_confirmation";
  breakdown: EnquiryBreakdown;
  /** Recipients without emails, who see it on their page only. */
  unmailed?: number;
  taken?: number;
};

type Stored = {
  id: string;
  couple_id: string | null;
  by_account_id: string | null;
  content: EnquiryContent;
  categories: { selected_category_ids: number[]; excluded_category_ids: number[] };
  is_unconfirmed: boolean;
  sender_network: string | null;
};

export async function saveBulk(
  ctx: Context,
  tx: Database,
  { content, categories, ...row }: Stored,
  addressees: readonly Addressee[],
): Promise<BulkSent> {
  const { id } = row;
  await insertEnquiry(tx, { ...content, ...categories, ...row, kind: "bulk", created_at: ctx.clock() });
  const recipients = await insertRecipients(tx, id, addressees);
  const toProviders = addressees.map(({ provider_id, email }) => {
    const recipient_id = recipients.get(provider_id) ?? "";
    return prepareEmail(enquiryToProvider, { data: { recipient_id }, recipient: email, subject_id: recipient_id });
  });
  const about = { data: { enquiry_id: id }, subject_id: id };
  const copy = prepareEmail(bulkCopyToCouple, { ...about, recipient: content.couple_email });
  const closed = await queueEmails(ctx, tx, [copy, ...toProviders]);
  const unmailed = toProviders.filter((each) => closed.has(each)).length;
  return { state: "sent", breakdown: await countRecipients(tx, id), unmailed };
}
