import { enquiryMessages } from "../../contract/enquiries/calls.ts";
import type {
  DirectOutcome,
  HeldEnquiry,
  ReceivedEnquiry,
  SentEnquiry,
  LinkedEnquiry,
} from "../../contract/enquiries/schema.ts";
import { messages } from "../../contract/messages.ts";
import type { Config } from "../../platform/config.ts";
import type { Received } from "./list-received.ts";
import type { PendingEnquiry, SentWithRecipients } from "./list-sent.ts";
import type { Linked } from "./read-by-link.ts";
import type { DirectSent } from "./send-enquiry.ts";

/** Doesn't claim an email where the provider accepts none [texts-5, emails-12]. */
export function presentSent({ id, is_unmailed, is_held }: DirectSent): DirectOutcome {
  if (is_held) return { message: enquiryMessages.direct_waits, state: "awaiting_confirmation", enquiry: { id } };
  const message = is_unmailed ? enquiryMessages.direct_unmailed : messages.enquiry_sent;
  return { message, state: "sent", enquiry: { id } };
}

export function presentSentEnquiry({ recipients, ...row }: SentWithRecipients): SentEnquiry {
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
      is_booked: at.is_booked,
    })),
  };
}

export function presentLinked({ result, answers }: Linked): LinkedEnquiry {
  const linked = answers.map(({ provider_name, url, unread }) => ({ provider_name, url, unread }));
  return { enquiry: presentSentEnquiry(result), answers: linked, is_erased: result.couple_email === "" };
}

export function presentErased(linked: Linked): LinkedEnquiry & { message: string } {
  const { enquiry, answers, is_erased } = presentLinked(linked);
  return { message: enquiryMessages.erased, enquiry, answers, is_erased };
}

export function presentPendingEnquiry(row: PendingEnquiry): HeldEnquiry {
  const { id, recipients_total, expires_at } = row;
  return { id, ...contentOf(row), recipients_total, expires_at: expires_at.toISOString() };
}

const isoOf = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString());

/** Hides the couple's address where replies go through conversations [conversations-20]. */
export function presentReceivedEnquiry(row: Received, { inbound }: Pick<Config, "inbound">): ReceivedEnquiry {
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

function contentOf(row: Omit<SentWithRecipients, "id" | "recipients" | "by">) {
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
