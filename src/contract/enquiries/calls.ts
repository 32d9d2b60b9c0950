import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") & typeof import("./bulk-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const sendDirectEnquiryCall: Call<"sendDirectEnquiry"> = { at: "post /api/enquiries/direct", who: "anyone" };
export const listSentEnquiriesCall: Call<"listSentEnquiries"> = { at: "get /api/enquiries/sent", who: "couple" };
export const readSentEnquiryCall: Call<"readSentEnquiry"> = { at: "get /api/enquiries/sent/{id}", who: "couple" };
export const listReceivedEnquiriesCall: Call<"listReceivedEnquiries"> = {
  at: "get /api/enquiries/received",
  who: "provider",
};
export const markEnquiryCall: Call<"markEnquiry"> = { at: "put /api/enquiries/received/{id}/junk", who: "provider" };
export const markAnsweredCall: Call<"markAnswered"> = {
  at: "put /api/enquiries/received/{id}/answered",
  who: "provider",
};
export const sendBulkEnquiryCall: Call<"sendBulkEnquiry"> = { at: "post /api/enquiries/bulk-contact", who: "anyone" };
export const confirmEnquiryCall: Call<"confirmEnquiry"> = { at: "post /api/enquiries/confirm", who: "anyone" };
export const readByLinkCall: Call<"readByLink"> = { at: "post /api/enquiries/link", who: "anyone" };
export const eraseByLinkCall: Call<"eraseByLink"> = { at: "post /api/enquiries/link/erase", who: "anyone" };
export const previewBulkEnquiryCall: Call<"previewBulkEnquiry"> = {
  at: "get /api/enquiries/bulk-contact/recipients",
  who: "anyone",
};

/** Rule [texts-5]. */
export const enquiryMessages = {
  all_taken: (day: string) =>
    `Everyone you selected is booked on ${day}. Choose other categories, or write to them one by one.`,
  full_for_guests:
    "Everyone you selected has had as many enquiries from guests as we pass on in a day. Log in or register as a couple to send yours now.",
  not_as_somebody: "Enquiries can’t be sent while impersonating somebody.",
  categories_missing: "Please select at least one category",
  venue_location_missing: "Enter where you’re getting married, such as a town and province.",
  recipients_unknown: "We’re still finding vendors for your enquiry. Check the list, then send it.",
  recipients_missing: "Please tick at least one vendor.",
  bulk_sent: "Your enquiry has been sent.",
  direct_unmailed:
    "We have put your enquiry on this vendor’s page. They don’t receive enquiries by email, so please call them too.",
  /** Waits for the link in an email [conversations-28]. */
  direct_waits: "Please confirm your email address first.",
  bulk_unmailed: "Your enquiry is on their pages. None of them receives enquiries by email, so please call them too.",
  bulk_waits: "Please confirm your email address.",
  confirm_failed: "We could not send your enquiry. Please try again.",
  link_failed: "We couldn’t find your enquiry. Please try again.",
  erased: "Your enquiry has been erased.",
  erasure_failed: "We could not erase your enquiry. Please try again.",
  bulk_failed: "Failed to submit enquiry. Please try again.",
  you_are_offline: "You’re offline. We’ve saved what you wrote: send it once you’re back online.",
  categories_failed: "Failed to load categories",
} as const;

// Limits that count guests and couples separately [limits-8, limits-9]; the others are in contract/limits.ts.

/** Per network (/24, /64) and day, and for all guests' emails per hour. */
export const guest_bulk_per_network_daily_max = 10;
export const guest_emails_hourly_max = 2_000;

/** Per provider and day: couples, all guests, and one network's guests [enquiries-30]. */
export const bulk_couples_per_recipient_daily_max = 30;
export const bulk_guests_per_recipient_daily_max = 10;
export const bulk_guests_per_network_daily_max = 3;

/** Per provider and hour from one network's guests, within the limit for all guests. */
export const direct_enquiries_per_recipient_and_network_max = 10;
