import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") &
  typeof import("./booking-schema.ts") &
  typeof import("./figures-schema.ts") &
  typeof import("./template-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listQuotesCall: Call<"listQuotes"> = { at: "get /api/quotes", who: "signed_in" };
export const listMyQuotesCall: Call<"listMyQuotes"> = { at: "get /api/quotes/mine", who: "provider" };
export const readQuoteCall: Call<"readQuote"> = { at: "get /api/quotes/{id}", who: "signed_in" };
export const printQuoteCall: Call<"printQuote"> = { at: "get /api/quotes/{id}.pdf", who: "signed_in" };
export const writeQuoteCall: Call<"writeQuote"> = { at: "post /api/quotes", who: "provider" };
export const saveQuoteCall: Call<"saveQuote"> = { at: "put /api/quotes/{id}", who: "provider" };
export const removeQuoteCall: Call<"removeQuote"> = { at: "delete /api/quotes/{id}", who: "provider" };
export const sendQuoteCall: Call<"sendQuote"> = { at: "post /api/quotes/{id}/send", who: "provider" };
export const withdrawQuoteCall: Call<"withdrawQuote"> = { at: "post /api/quotes/{id}/withdraw", who: "provider" };
export const acceptQuoteCall: Call<"acceptQuote"> = { at: "post /api/quotes/{id}/accept", who: "couple" };
export const declineQuoteCall: Call<"declineQuote"> = { at: "post /api/quotes/{id}/decline", who: "couple" };
export const readLinkedQuotesCall: Call<"readLinkedQuotes"> = { at: "post /api/quotes/link", who: "anyone" };
export const declineLinkedQuoteCall: Call<"declineLinkedQuote"> = {
  at: "post /api/quotes/link/{id}/decline",
  who: "anyone",
};
export const sendQuoteLinkCall: Call<"sendQuoteLink"> = { at: "post /api/quotes/link/{id}/mail", who: "anyone" };
export const acceptLinkedQuoteCall: Call<"acceptLinkedQuote"> = {
  at: "post /api/quotes/link/{id}/accept",
  who: "anyone",
};
export const cancelLinkedBookingCall: Call<"cancelLinkedBooking"> = {
  at: "post /api/quotes/link/{id}/cancel",
  who: "anyone",
};
export const printLinkedQuoteCall: Call<"printLinkedQuote"> = { at: "get /api/quotes/link/{id}.pdf", who: "anyone" };
export const readReportedQuotesCall: Call<"readReportedQuotes"> = {
  at: "post /api/admin/reports/{id}/quotes",
  who: "super_admin",
  proof: true,
};

/** Rule [quotes-2]. */
export const quoteStates = ["draft", "sent", "accepted", "declined", "lapsed", "withdrawn", "replaced"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Each quote counts once, by its newest sent version [quotes-23]. */
export const listedStates = ["draft", "sent", "accepted", "declined", "lapsed", "withdrawn"] as const;
export type ListedState = (typeof listedStates)[number];

export const termsKinds = ["standard", "own"] as const;

/** Rule [quotes-9]. */
export const quoteDeclineReasons = ["too_expensive", "found_other", "plans_changed", "other"] as const;

/** Sent to the provider when the couple writes no reason. */
export const quoteDeclineSentences = {
  too_expensive: "Thank you for your quote. It’s over our budget, so we’ll have to pass.",
  found_other: "Thank you for your quote. We’ve booked someone else for our day.",
  plans_changed: "Thank you for your quote. Our plans have changed, so we won’t need it.",
  other: "Thank you for your quote. We won’t take it, and wish you well.",
} as const satisfies Record<(typeof quoteDeclineReasons)[number], string>;

export const quoteMessages = {
  title_missing: "Add a title.",
  day_missing: "Choose the wedding day that the quote is for.",
  day_passed: "This day has passed.",
  day_too_far: "Choose a day within the next three years.",
  line_items_missing: "Add at least one item that is not optional.",
  line_items_too_many: "A quote can have up to 40 items.",
  line_text_missing: "Add a description to each item.",
  quantity_out_of_range: "Enter a quantity from 0,001 to 10 000, with three decimals at most.",
  price_out_of_range: "Enter a price from R 0 to R 1 000 000.",
  amount_out_of_range: "Enter an amount from R 0 to R 10 000 000.",
  percent_out_of_range: "Enter a whole percentage from 0 to 100.",
  guests_out_of_range: "Enter how many guests come: 1 to 100 000.",
  km_out_of_range: "Enter the round trip in kilometres: 0 to 5 000.",
  days_out_of_range: "Enter days from 0 to 365.",
  one_discount: "A discount is a percentage or an amount, not both.",
  one_deposit: "A deposit is a percentage or an amount, not both.",
  deposit_too_much: "The deposit is more than the total.",
  vat_number_missing: "Enter your VAT number, or say that you are not registered.",
  valid_missing: "Choose until when the quote is valid.",
  valid_passed: "Choose a day that has not passed.",
  valid_too_long: "A quote is valid for a year at most.",
  valid_after_day: "A quote is valid until the wedding day at the latest.",
  terms_missing: "Write your terms, or choose the standard ones.",
  reason_missing: "Choose why you decline.",
} as const;

export const listBookingsCall: Call<"listBookings"> = { at: "get /api/bookings", who: "signed_in" };
export const confirmBookingCall: Call<"confirmBooking"> = { at: "post /api/bookings/{id}/confirm", who: "provider" };
export const cancelBookingCall: Call<"cancelBooking"> = { at: "post /api/bookings/{id}/cancel", who: "signed_in" };

/** Rule [quotes-11]. */
export const bookingStates = ["held", "confirmed", "cancelled", "done"] as const;
export type BookingState = (typeof bookingStates)[number];

export const compareQuotesCall: Call<"compareQuotes"> = { at: "get /api/quotes/compare", who: "couple" };
export const saveQuoteNoteCall: Call<"saveQuoteNote"> = { at: "put /api/quotes/{id}/note", who: "couple" };
export const readFiguresCall: Call<"readFigures"> = { at: "get /api/quotes/figures", who: "provider" };
export const downloadQuotesCall: Call<"downloadQuotes"> = { at: "get /api/quotes/file", who: "provider" };
export const listTemplatesCall: Call<"listTemplates"> = { at: "get /api/quote-templates", who: "provider" };
export const addTemplateCall: Call<"addTemplate"> = { at: "post /api/quote-templates", who: "provider" };
export const changeTemplateCall: Call<"changeTemplate"> = { at: "put /api/quote-templates/{id}", who: "provider" };
export const removeTemplateCall: Call<"removeTemplate"> = { at: "delete /api/quote-templates/{id}", who: "provider" };
export const showPackageCall: Call<"showPackage"> = { at: "put /api/quote-templates/{id}/package", who: "provider" };

export const templateMessages = {
  name_missing: "Give the template a name.",
  package_name_missing: "Enter the name couples see above the price.",
} as const;
