import type { BulkEnquiry, EnquiryBreakdown } from "../../contract/enquiries/bulk-shapes.ts";
import type { Context } from "../../platform/context.ts";
import { recallOutcome } from "../../platform/do-once.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { bulkCopyToCouple, enquiryToProvider } from "./emails.ts";
import { findVenueProvinces } from "./find-venue-provinces.ts";
import { keepEnquiry } from "./keep-enquiry.ts";
import { limitSender } from "./limit-sender.ts";
import { assertUnhurried, askedOfMany, isFromProgram, readCategoryIds, readContent, readProviderIds } from "./rules.ts";
import { chooseRecipients } from "./store-recipients.ts";
import { countRecipients, insertRecipients } from "./store.ts";

/**
 * Stores an enquiry to the providers of many categories and promises each of them an email, and the couple one copy, in
 * the same transaction; answers whom it went to by category. What is asked of the database does not grow in number with
 * the recipients. The same key with the same content is the same enquiry, also when both arrive at once.
 *
 * Refuses when nobody would be reached, unreadable content, too many tries or one too fast, and a key that was used for
 * other content. A filled honeypot is answered like success and stores nothing. A provider that asks is not asked itself.
 */
export async function sendBulkEnquiry(ctx: Context, input: BulkEnquiry, meta: RequestMeta): Promise<EnquiryBreakdown> {
  if (isFromProgram(input)) return [];
  const once = { key: meta.idempotencyKey, asked: askedOfMany(input) };
  const repeated = await recallOutcome<EnquiryBreakdown>(ctx, ctx.db, once);
  if (repeated) return repeated;

  assertUnhurried(input);
  const content = readContent(input, ctx.clock());
  const selected = readCategoryIds(input.selected_category_ids);
  const excluded = readCategoryIds(input.excluded_category_ids);
  const categories = { selected_category_ids: selected, excluded_category_ids: excluded };
  return keepEnquiry(ctx, { kind: "bulk", content, categories }, once, async (tx, id) => {
    await limitSender(ctx, tx, content.couple_email, { kind: "bulk", address: meta.address });
    const provinces = findVenueProvinces(input.venue_location);
    const except = ctx.actor.kind === "provider" ? ctx.actor.id : null;
    const leftOut = readProviderIds(input.excluded_provider_ids);
    const addressees = await chooseRecipients(tx, { selected, excluded, leftOut, provinces, except });
    if (addressees.length === 0) refuse("nobody_to_contact");
    const recipients = await insertRecipients(tx, id, addressees);
    const toProviders = addressees.map(({ provider_id, email }) => {
      const recipient_id = recipients.get(provider_id) ?? "";
      return prepareEmail(enquiryToProvider, { data: { recipient_id }, recipient: email, subject_id: recipient_id });
    });
    const about = { data: { enquiry_id: id }, subject_id: id };
    const copy = prepareEmail(bulkCopyToCouple, { ...about, recipient: content.couple_email });
    await queueEmails(ctx, tx, [copy, ...toProviders]);
    return countRecipients(tx, id);
  });
}
