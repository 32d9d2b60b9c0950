import { z } from "zod";
import { call } from "../call.ts";
import { sides } from "../conversations/words.ts";
import { id, orAbsent, pageOf, paragraphs } from "../primitives.ts";
import { booking } from "./booking-shapes.ts";
import { draftFields, lineItemFields, quoteDraft } from "./draft-shapes.ts";
import * as limits from "./limits.ts";
import * as words from "./words.ts";

const { quoteMessages: sentences } = words;
export const params = z.object({ id: z.string() });
const count = z.int().min(0);

/** Rule [quotes-3]. */
export const quoteTotals = z
  .object({
    lines_cents: count,
    discount_cents: count,
    travel_cents: count,
    vat_cents: count.meta({ description: "In the total." }),
    total_cents: count,
    deposit_cents: count,
    balance_cents: count,
  })
  .meta({ id: "QuoteTotals" });

const summary = {
  id,
  number: z.string().meta({ description: "The same for all its versions." }),
  version: z.int(),
  state: z.enum(words.quoteStates),
  conversation_id: id,
  provider: z.object({ id: id.nullable(), name: z.string() }),
  couple_name: z.string(),
  category: z.string().nullable().meta({ description: "What the business was asked for." }),
  category_slug: z.string().nullable(),
  title: z.string(),
  wedding_date: z.string().nullable(),
  valid_until: z.string().nullable(),
  total_cents: count.meta({
    description: "With the optional lines that were ticked when it was accepted; before that with none.",
  }),
  message_id: id.nullable().meta({ description: "The message by which it was sent." }),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  booking: booking.nullable(),
};

export const quoteSummary = z.object(summary).meta({ id: "QuoteSummary" });
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const quoteLineItem = z
  .object({ id, ...lineItemFields, text: z.string(), unit: z.string(), cents: count, is_ticked: z.boolean() })
  .meta({ id: "QuoteLine" });

export const quote = z
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
    lines: z.array(quoteLineItem),
    totals: quoteTotals,
    per_guest_cents: count.nullable(),
    side: z.enum(sides).meta({ description: "The asking one." }),
    business: z
      .object({
        name: z.string(),
        contact_person: z.string().nullable(),
        phone: z.string().nullable(),
        place: z.string().nullable(),
        legal_name: z.string().nullable(),
        registration: z.string().nullable().meta({ description: "Never an identity number." }),
        street_address: z.string().nullable(),
      })
      .meta({ description: "As its profile has it; the name alone once it is gone or hidden." }),
    venue_location: z.string().nullable(),
    decided_at: z.string().nullable(),
    declined_for: z.enum(words.quoteDeclineReasons).nullable(),
    versions: z.array(z.object({ id, version: z.int(), state: z.enum(words.quoteStates) })),
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
export type Quote = z.infer<typeof quote>;

export const listQuotes = call({
  ...words.listQuotes,
  name: "listQuotes",
  in_person: true,
  summary: "The quotes of the couple or provider that asks, newest first; a couple's without drafts",
  group: "Quotes",
  query: z.object({
    conversation_id: orAbsent(id),
    state: orAbsent(z.enum(words.quoteStates)),
    page: pageOf(limits.quotes_per_page).page,
  }),
  status: 200,
  answer: z.object({ quotes: z.array(quoteSummary), total: count, page: z.int(), limit: z.int() }),
});

export const listMyQuotes = call({
  ...words.listMyQuotes,
  name: "listMyQuotes",
  in_person: true,
  summary:
    "The quotes of the provider that asks, each once by its newest version that was sent: those to confirm first by their deadline, then the newest",
  group: "Quotes",
  query: z.object({ state: orAbsent(z.enum(words.listedStates)), page: pageOf(limits.quotes_per_page).page }),
  status: 200,
  answer: z.object({ quotes: z.array(quoteSummary), total: count, page: z.int(), limit: z.int() }),
});

export const readQuote = call({
  ...words.readQuote,
  name: "readQuote",
  in_person: true,
  summary: "One quote whole, for its two sides; a draft for its provider alone",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ quote }),
  refusals: ["quote_not_found"],
});

export const printQuote = call({
  ...words.printQuote,
  name: "printQuote",
  in_person: true,
  summary: "A quote as a PDF, to be saved: for its two sides, a draft for its provider alone",
  group: "Quotes",
  params,
  status: 200,
  answer: z.instanceof(Response),
  file_types: ["application/pdf"],
  refusals: ["quote_not_found"],
});

export const writeQuote = call({
  ...words.writeQuote,
  name: "writeQuote",
  in_person: true,
  summary: "Begins a draft: from the enquiry, from a template, or as a new version of a quote that was sent",
  group: "Quotes",
  body: z.object({ conversation_id: id, template_id: orAbsent(id), replaces_id: orAbsent(id) }),
  status: 201,
  answer: z.object({ quote }),
  refusals: [
    "conversation_not_found",
    "conversation_over",
    "template_not_found",
    "quote_not_found",
    "quote_not_open",
    "quotes_full",
  ],
});

export const saveQuote = call({
  ...words.saveQuote,
  name: "saveQuote",
  in_person: true,
  summary: "Keeps a draft as it is typed; what was sent stays as it is",
  group: "Quotes",
  params,
  body: quoteDraft,
  status: 200,
  answer: z.object({ quote }),
  refusals: ["quote_not_found", "quote_not_open"],
});

export const removeQuote = call({
  ...words.removeQuote,
  name: "removeQuote",
  in_person: true,
  summary: "Throws a draft away",
  group: "Quotes",
  params,
  status: 204,
  answer: z.null(),
  refusals: ["quote_not_found", "quote_not_open"],
});

export const sendQuote = call({
  ...words.sendQuote,
  name: "sendQuote",
  in_person: true,
  summary: "Sends a draft to the couple, in place of the version before; the same Idempotency-Key sends it once",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ quote }),
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

export const withdrawQuote = call({
  ...words.withdrawQuote,
  name: "withdrawQuote",
  in_person: true,
  summary: "Takes a quote back that nobody accepted yet",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ quote }),
  refusals: ["quote_not_found", "quote_not_open"],
});

export const agreed = {
  ticked: z.array(id).max(limits.quote_items_max),
  total_cents: count.meta({ description: "What was shown: another total is refused." }),
};

export const acceptQuote = call({
  ...words.acceptQuote,
  name: "acceptQuote",
  in_person: true,
  summary:
    "Accepts the newest version with the ticked optional lines and takes the place in the provider's calendar; the same Idempotency-Key accepts it once",
  group: "Quotes",
  params,
  body: z.object(agreed),
  status: 200,
  answer: z.object({ quote }),
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
  reason: z.enum(words.quoteDeclineReasons, sentences.reason_missing),
  text: orAbsent(paragraphs(limits.decline_text_length_max)),
};

export const declineQuote = call({
  ...words.declineQuote,
  name: "declineQuote",
  in_person: true,
  summary: "Declines a quote: a kind sentence for the reason goes to the provider, or the couple's own words",
  group: "Quotes",
  params,
  body: z.object(why),
  status: 200,
  answer: z.object({ quote }),
  refusals: ["quote_not_found", "quote_not_open", "conversation_over"],
});

export const readReportedQuotes = call({
  ...words.readReportedQuotes,
  name: "readReportedQuotes",
  summary: "The quotes of a reported conversation, while its case is open; each reading stands in the audit",
  group: "Quotes",
  params,
  status: 200,
  answer: z.object({ quotes: z.array(quote) }),
  refusals: ["report_not_found", "report_closed"],
});
