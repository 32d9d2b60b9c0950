import { z } from "zod";
import { sides, link_header } from "../conversations/calls.ts";
import { linkRefusals } from "../conversations/schema.ts";
import { id, orAbsent, pageOf, paragraphs, idParams, linkToken, pageAnswer } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { bookingSchema } from "./booking-schema.ts";
import * as calls from "./calls.ts";
import * as limits from "./limits.ts";
import { draftFields, lineItemFields, quoteDraft } from "./template-schema.ts";

const route = routesOf("Quotes");
const { quoteMessages: sentences } = calls;
const count = z.int().min(0);

/** Rule [quotes-3]. */
export const quoteTotals = z
  .object({
    lines_cents: count,
    discount_cents: count,
    travel_cents: count,
    vat_cents: count.describe("Included in the total."),
    total_cents: count,
    deposit_cents: count,
    balance_cents: count,
  })
  .meta({ id: "QuoteTotals" });

const summary = {
  id,
  number: z.string().describe("Shared by all its versions."),
  version: z.int(),
  state: z.enum(calls.quoteStates),
  conversation_id: id,
  provider: z.object({ id: id.nullable(), name: z.string() }),
  couple_name: z.string(),
  category: z.string().nullable().describe("Category of the enquiry to the business."),
  category_slug: z.string().nullable(),
  title: z.string(),
  wedding_date: z.string().nullable(),
  valid_until: z.string().nullable(),
  total_cents: count.describe("Includes the optional lines ticked at acceptance; before that, none."),
  message_id: id.nullable().describe("The message that sent it."),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  booking: bookingSchema.nullable(),
};

export const quoteSummary = z.object(summary).meta({ id: "QuoteSummary" });
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const quoteLineItemSchema = z
  .object({ id, ...lineItemFields, text: z.string(), unit: z.string(), cents: count, is_ticked: z.boolean() })
  .meta({ id: "QuoteLine" });

export const quoteSchema = z
  .object({
    ...summary,
    ...draftFields,
    title: z.string(),
    wedding_date: z.string().nullable(),
    valid_until: z.string().nullable(),
    included: z.string(),
    excluded: z.string(),
    terms: z.string(),
    vat_number: z.string(),
    lines: z.array(quoteLineItemSchema),
    totals: quoteTotals,
    per_guest_cents: count.nullable(),
    side: z.enum(sides).describe("The caller's side."),
    business: z
      .object({
        name: z.string(),
        contact_person: z.string().nullable(),
        phone: z.string().nullable(),
        place: z.string().nullable(),
        legal_name: z.string().nullable(),
        registration: z.string().nullable().describe("Business registration; never an identity number."),
        street_address: z.string().nullable(),
      })
      .describe("As on its profile; the name only if it was deleted or is hidden."),
    venue_location: z.string().nullable(),
    decided_at: z.string().nullable(),
    declined_for: z.enum(calls.quoteDeclineReasons).nullable(),
    versions: z.array(z.object({ id, version: z.int(), state: z.enum(calls.quoteStates) })),
    may: z.object({
      save: z.boolean(),
      send: z.boolean(),
      withdraw: z.boolean(),
      replace: z.boolean(),
      accept: z.boolean(),
      decline: z.boolean(),
    }),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quoteSchema>;

export const listQuotesRoute = route(calls.listQuotesCall, {
  name: "listQuotes",
  in_person: true,
  summary: "List the caller's quotes, newest first; without drafts for couples",
  query: z.object({
    conversation_id: orAbsent(id),
    state: orAbsent(z.enum(calls.quoteStates)),
    page: pageOf(limits.quotes_per_page).page,
  }),
  answer: z.object({ quotes: z.array(quoteSummary), ...pageAnswer }),
});

export const listMyQuotesRoute = route(calls.listMyQuotesCall, {
  name: "listMyQuotes",
  in_person: true,
  summary: "List the provider's quotes by newest sent version: to confirm by deadline, then newest",
  query: z.object({ state: orAbsent(z.enum(calls.listedStates)), page: pageOf(limits.quotes_per_page).page }),
  answer: z.object({ quotes: z.array(quoteSummary), ...pageAnswer }),
});

export const readQuoteRoute = route(calls.readQuoteCall, {
  name: "readQuote",
  in_person: true,
  summary: "Retrieve a full quote, for its two parties; a draft for its provider only",
  params: idParams,
  answer: z.object({ quote: quoteSchema }),
  refusals: ["quote_not_found"],
});

export const printQuoteRoute = route(calls.printQuoteCall, {
  name: "printQuote",
  in_person: true,
  summary: "Download a quote as a PDF, for its two parties; a draft for its provider only",
  params: idParams,
  answer: z.instanceof(Response),
  file_types: ["application/pdf"],
  refusals: ["quote_not_found"],
});

export const writeQuoteRoute = route(calls.writeQuoteCall, {
  name: "writeQuote",
  in_person: true,
  summary: "Create a draft from the enquiry, a template, or as a sent quote's new version",
  body: z.object({ conversation_id: id, template_id: orAbsent(id), replaces_id: orAbsent(id) }),
  status: 201,
  answer: z.object({ quote: quoteSchema }),
  refusals: [
    "conversation_not_found",
    "conversation_over",
    "template_not_found",
    "quote_not_found",
    "quote_not_open",
    "quotes_full",
  ],
});

export const saveQuoteRoute = route(calls.saveQuoteCall, {
  name: "saveQuote",
  in_person: true,
  summary: "Save a draft; sent quotes stay unchanged",
  params: idParams,
  body: quoteDraft,
  answer: z.object({ quote: quoteSchema }),
  refusals: ["quote_not_found", "quote_not_open"],
});

export const removeQuoteRoute = route(calls.removeQuoteCall, {
  name: "removeQuote",
  in_person: true,
  summary: "Delete a draft",
  params: idParams,
  refusals: ["quote_not_found", "quote_not_open"],
});

export const sendQuoteRoute = route(calls.sendQuoteCall, {
  name: "sendQuote",
  in_person: true,
  summary: "Send a draft to the couple, replacing the previous version, once per Idempotency-Key",
  params: idParams,
  answer: z.object({ quote: quoteSchema }),
  refusals: [
    "quote_not_found",
    "quote_not_open",
    "conversation_over",
    "email_unconfirmed",
    "business_hidden",
    "too_many_requests",
    "idempotency_mismatch",
  ],
});

export const withdrawQuoteRoute = route(calls.withdrawQuoteCall, {
  name: "withdrawQuote",
  in_person: true,
  summary: "Withdraw a quote that is not yet accepted",
  params: idParams,
  answer: z.object({ quote: quoteSchema }),
  refusals: ["quote_not_found", "quote_not_open"],
});

export const agreed = {
  ticked: z.array(id).max(limits.quote_items_max),
  total_cents: count.describe("The total shown; any other total is refused."),
};

export const acceptQuoteRoute = route(calls.acceptQuoteCall, {
  name: "acceptQuote",
  in_person: true,
  summary: "Accept the newest version with ticked lines and reserve the date, once per Idempotency-Key",
  params: idParams,
  body: z.object(agreed),
  answer: z.object({ quote: quoteSchema }),
  refusals: [
    "quote_not_found",
    "quote_not_open",
    "quote_changed",
    "conversation_over",
    "email_unconfirmed",
    "business_hidden",
    "day_taken",
    "too_many_requests",
    "idempotency_mismatch",
  ],
});

export const why = {
  reason: z.enum(calls.quoteDeclineReasons, sentences.reason_missing),
  text: orAbsent(paragraphs(limits.decline_text_length_max)),
};

export const declineQuoteRoute = route(calls.declineQuoteCall, {
  name: "declineQuote",
  in_person: true,
  summary: "Decline a quote, with a polite message for the reason or the couple's own words",
  params: idParams,
  body: z.object(why),
  answer: z.object({ quote: quoteSchema }),
  refusals: ["quote_not_found", "quote_not_open", "conversation_over"],
});

export const readReportedQuotesRoute = route(calls.readReportedQuotesCall, {
  name: "readReportedQuotes",
  summary: "Retrieve the quotes of an open report case; each access is audited",
  params: idParams,
  answer: z.object({ quotes: z.array(quoteSchema) }),
  refusals: ["report_not_found", "report_closed"],
});

export const readLinkedQuotesRoute = route(calls.readLinkedQuotesCall, {
  name: "readLinkedQuotes",
  summary: "List the quotes of a guest's conversation in full, by link token",
  body: z.object({ token: linkToken }),
  answer: z.object({ quotes: z.array(quoteSchema) }),
  refusals: linkRefusals,
});

export const declineLinkedQuoteRoute = route(calls.declineLinkedQuoteCall, {
  name: "declineLinkedQuote",
  summary: "Decline a quote as a guest, by link token",
  params: idParams,
  body: z.object({ token: linkToken, ...why }),
  answer: z.object({ quote: quoteSchema }),
  refusals: [...linkRefusals, "quote_not_found", "quote_not_open", "conversation_over"],
});

const proof = z.string().max(200).describe("From the link in an email about this quote.");

export const sendQuoteLinkRoute = route(calls.sendQuoteLinkCall, {
  name: "sendQuoteLink",
  summary: "Email a guest the link to accept a quote, with the ticked optional lines",
  params: idParams,
  body: z.object({ token: linkToken, ticked: agreed.ticked }),
  answer: z.object({ message: z.string() }),
  refusals: [
    ...linkRefusals,
    "quote_not_found",
    "quote_not_open",
    "conversation_over",
    "business_hidden",
    "emails_stopped",
  ],
});

export const acceptLinkedQuoteRoute = route(calls.acceptLinkedQuoteCall, {
  name: "acceptLinkedQuote",
  summary: "Accept a quote as a guest, with the emailed proof, once per Idempotency-Key",
  params: idParams,
  body: z.object({ token: linkToken, proof, ...agreed }),
  answer: z.object({ quote: quoteSchema }),
  refusals: [
    ...linkRefusals,
    "quote_not_found",
    "quote_not_open",
    "quote_changed",
    "conversation_over",
    "business_hidden",
    "day_taken",
    "idempotency_mismatch",
  ],
});

export const cancelLinkedBookingRoute = route(calls.cancelLinkedBookingCall, {
  name: "cancelLinkedBooking",
  summary: "Cancel a quote's booking as a guest, with the emailed proof",
  params: idParams,
  body: z.object({ token: linkToken, proof, text: orAbsent(paragraphs(limits.decline_text_length_max)) }),
  answer: z.object({ booking: bookingSchema }),
  refusals: [...linkRefusals, "quote_not_found", "booking_not_found", "booking_over"],
});

export const printLinkedQuoteRoute = route(calls.printLinkedQuoteCall, {
  name: "printLinkedQuote",
  summary: `Download a guest's quote as a PDF, with the link token in ${link_header}`,
  params: idParams,
  answer: z.instanceof(Response),
  file_types: ["application/pdf"],
  refusals: ["dead_link", "quote_not_found", "too_many_requests"],
});
