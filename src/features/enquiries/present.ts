import type { BulkOutcome, EnquiryBreakdown } from "../../contract/bulk-enquiries.ts";
import type { ReceivedEnquiry, SentEnquiry } from "../../contract/enquiries.ts";
import { enquiryMessages } from "../../contract/enquiry-messages.ts";
import { messages } from "../../contract/messages.ts";
import type { Received } from "./list-received.ts";
import type { Sent } from "./list-sent.ts";
import type { Previewed } from "./preview-bulk-enquiry.ts";

/** What the sender of an enquiry is told (spec 8). */
export function presentSent(enquiry: { id: string }): { message: string; enquiry: { id: string } } {
  return { message: messages.enquiry_sent, enquiry: { id: enquiry.id } };
}

function sumUp(breakdown: EnquiryBreakdown) {
  const providers_contacted = breakdown.reduce((sum, { provider_count }) => sum + provider_count, 0);
  return { providers_contacted, categories: breakdown.length, breakdown };
}

/** Whom a bulk enquiry would reach. */
export function presentPreview(previewed: readonly Previewed[]) {
  const groups = [...Map.groupBy(previewed, ({ category_id }) => category_id).values()];
  const recipients = groups.map((group) => {
    const { category_id = 0, category = "" } = group[0] ?? {};
    return { category_id, category, providers: group.map(({ category_id: _id, category: _name, ...each }) => each) };
  });
  const lines = recipients.map(({ category, providers }) => ({ category, provider_count: providers.length }));
  return { ...sumUp(lines), recipients };
}

/** What a bulk enquiry came to. Each provider's letter is handed to the queue with the enquiry itself, so both numbers are one. */
export function presentOutcome(breakdown: EnquiryBreakdown): BulkOutcome {
  const reached = sumUp(breakdown);
  return { message: enquiryMessages.bulk_sent, emails_sent: reached.providers_contacted, ...reached };
}

/** An enquiry as the couple that sent it sees it. */
export function presentSentEnquiry({ recipients, created_at, ...enquiry }: Sent): SentEnquiry {
  const { delivered = 0, waiting = 0, failed = 0 } = recipients[0] ?? {};
  return {
    ...enquiry,
    created_at: created_at.toISOString(),
    deliveries: { delivered, waiting, failed },
    recipients_total: delivered + waiting + failed,
    recipients: recipients.map(({ provider_id, provider_name, category_name, delivery, delivered_at }) => ({
      provider_id,
      provider_name,
      category_name,
      delivery,
      delivered_at: delivered_at === null ? null : new Date(delivered_at).toISOString(),
    })),
  };
}

/** An enquiry as the provider that received it sees it. */
export function presentReceived({ junk_at, created_at, ...enquiry }: Received): ReceivedEnquiry {
  return { ...enquiry, is_junk: junk_at !== null, created_at: created_at.toISOString() };
}
