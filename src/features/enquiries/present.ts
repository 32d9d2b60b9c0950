import type { BulkCandidate, BulkOutcome, EnquiryBreakdown } from "../../contract/enquiries/bulk-shapes.ts";
import type { LinkedEnquiry } from "../../contract/enquiries/link-shapes.ts";
import type { DirectOutcome, HeldEnquiry, ReceivedEnquiry, SentEnquiry } from "../../contract/enquiries/shapes.ts";
import { enquiryMessages } from "../../contract/enquiries/words.ts";
import { messages } from "../../contract/messages.ts";
import type { Config } from "../../platform/config.ts";
import type { BulkSent } from "./keep-bulk.ts";
import type { Received } from "./list-received.ts";
import type { Held, Sent } from "./list-sent.ts";
import type { Previewed } from "./preview-bulk-enquiry.ts";
import type { Linked } from "./read-by-link.ts";
import type { DirectSent } from "./send-enquiry.ts";

/** What the sender of an enquiry is told [texts-5]; not that it was sent where its provider takes no emails [emails-12]. */
export function presentSent({ id, is_unmailed, is_held }: DirectSent): DirectOutcome {
  if (is_held) return { message: enquiryMessages.direct_waits, state: "awaiting_confirmation", enquiry: { id } };
  const message = is_unmailed ? enquiryMessages.direct_unmailed : messages.enquiry_sent;
  return { message, state: "sent", enquiry: { id } };
}

function sumUp(breakdown: EnquiryBreakdown) {
  const providers_contacted = breakdown.reduce((sum, { provider_count }) => sum + provider_count, 0);
  return { providers_contacted, categories: breakdown.length, breakdown };
}

/** Whom a bulk enquiry would reach. */
export function presentPreview({ previewed, taken }: { previewed: readonly Previewed[]; taken: number }) {
  const groups = [...Map.groupBy(previewed, ({ category_id }) => category_id).values()];
  const recipients = groups.map((group) => {
    const { category_id = 0, category = "" } = group[0] ?? {};
    return { category_id, category, providers: group.map(presentCandidate) };
  });
  const lines = recipients.map(({ category, providers }) => ({ category, provider_count: providers.length }));
  return { ...sumUp(lines), taken, recipients };
}

function presentCandidate(row: Previewed): BulkCandidate {
  const { id, business_name, city, province, price_from, price_range, willing_to_travel, serves_venue } = row;
  return { id, business_name, city, province, price_from, price_range, willing_to_travel, serves_venue };
}

/** What a bulk enquiry came to. Each provider's email is handed to the queue with the enquiry itself, but to those who take none; of one that waits nothing was sent. */
export function presentOutcome({ state, breakdown, unmailed = 0, taken = 0 }: BulkSent): BulkOutcome {
  const { providers_contacted, categories } = sumUp(breakdown);
  const emails_sent = state === "sent" ? providers_contacted - unmailed : 0;
  const message = bulkMessage(state, emails_sent === 0 && unmailed > 0);
  return { message, state, emails_sent, providers_contacted, categories, taken, breakdown };
}

function bulkMessage(state: BulkSent["state"], isUnmailed: boolean): string {
  if (state === "awaiting_confirmation") return enquiryMessages.bulk_waits;
  return isUnmailed ? enquiryMessages.bulk_unmailed : enquiryMessages.bulk_sent;
}

/** An enquiry as the couple that sent it sees it. */
export function presentSentEnquiry({ recipients, ...row }: Sent): SentEnquiry {
  const { delivered = 0, waiting = 0, failed = 0, suppressed = 0, answered = 0 } = recipients[0] ?? {};
  return {
    id: row.id,
    ...contentOf(row),
    by: row.by,
    deliveries: { delivered, waiting, failed, suppressed },
    answered_total: answered,
    recipients_total: delivered + waiting + failed + suppressed,
    recipients: recipients.map(({ provider_id, provider_name, conversation_id, category_name, delivery, ...at }) => ({
      provider_id,
      provider_name,
      conversation_id,
      category_name,
      delivery,
      delivered_at: isoOf(at.delivered_at),
      answered_at: isoOf(at.answered_at),
    })),
  };
}

/** An enquiry as whoever has the link of its copy sees it. */
export function presentLinked({ found, answers }: Linked): LinkedEnquiry {
  const linked = answers.map(({ provider_name, url, unread }) => ({ provider_name, url, unread }));
  return { enquiry: presentSentEnquiry(found), answers: linked, is_erased: found.couple_email === "" };
}

/** What is left of it, with a sentence. */
export function presentErased(linked: Linked): LinkedEnquiry & { message: string } {
  const { enquiry, answers, is_erased } = presentLinked(linked);
  return { message: enquiryMessages.erased, enquiry, answers, is_erased };
}

/** An enquiry that waits for its link to be pressed, as the couple that wrote it sees it. */
export function presentHeld(row: Held): HeldEnquiry {
  const { id, recipients_total, expires_at } = row;
  return { id, ...contentOf(row), recipients_total, expires_at: expires_at.toISOString() };
}

const isoOf = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

/** An enquiry as the provider that received it sees it; without the couple's address where it answers to the conversation's [conversations-20]. */
export function presentReceived(row: Received, { inbound }: Pick<Config, "inbound">): ReceivedEnquiry {
  const { id, delivery, junk_at, answered_at, same_date_total } = row;
  return {
    id,
    ...contentOf(row),
    ...(inbound !== undefined && { couple_email: "" }),
    delivery,
    is_junk: junk_at !== null,
    answered_at: isoOf(answered_at),
    same_date_total,
  };
}

/** What sender and recipient see alike. */
function contentOf(row: Omit<Sent, "id" | "recipients" | "by">) {
  return {
    kind: row.kind,
    couple_name: row.couple_name,
    couple_email: row.couple_email,
    couple_phone: row.couple_phone,
    wedding_date: row.wedding_date,
    venue_location: row.venue_location,
    guest_count: row.guest_count,
    budget_range: row.budget_range,
    message: row.message,
    services_interested: row.services_interested,
    created_at: row.created_at.toISOString(),
  };
}
