import { z } from "zod";
import { call } from "../call.ts";
import { link_header } from "../conversations/calls.ts";
import { linkRefusals, token } from "../conversations/link-schema.ts";
import { orAbsent, paragraphs } from "../primitives.ts";
import { booking } from "./booking-schema.ts";
import * as calls from "./calls.ts";
import * as limits from "./limits.ts";
import { agreed, params, quote, why } from "./schema.ts";

export const readLinkedQuotes = call({
  ...calls.readLinkedQuotes,
  name: "readLinkedQuotes",
  summary: "List the quotes of a guest's conversation in full, by link token",
  group: "Quotes",
  body: z.object({ token }),
  status: 200,
  answer: z.object({ quotes: z.array(quote) }),
  refusals: linkRefusals,
});

export const declineLinkedQuote = call({
  ...calls.declineLinkedQuote,
  name: "declineLinkedQuote",
  summary: "Decline a quote as a guest, by link token",
  group: "Quotes",
  params,
  body: z.object({ token, ...why }),
  status: 200,
  answer: z.object({ quote }),
  refusals: [...linkRefusals, "quote_not_found", "quote_not_open", "conversation_over"],
});

const proof = z.string().max(200).meta({ description: "From the link in an email about this quote." });

export const sendQuoteLink = call({
  ...calls.sendQuoteLink,
  name: "sendQuoteLink",
  summary: "Email a guest the link to accept a quote, with the ticked optional lines",
  group: "Quotes",
  params,
  body: z.object({ token, ticked: agreed.ticked }),
  status: 200,
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

export const acceptLinkedQuote = call({
  ...calls.acceptLinkedQuote,
  name: "acceptLinkedQuote",
  summary: "Accept a quote as a guest, with the emailed proof, once per Idempotency-Key",
  group: "Quotes",
  params,
  body: z.object({ token, proof, ...agreed }),
  status: 200,
  answer: z.object({ quote }),
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

export const cancelLinkedBooking = call({
  ...calls.cancelLinkedBooking,
  name: "cancelLinkedBooking",
  summary: "Cancel a quote's booking as a guest, with the emailed proof",
  group: "Quotes",
  params,
  body: z.object({ token, proof, text: orAbsent(paragraphs(limits.decline_text_length_max)) }),
  status: 200,
  answer: z.object({ booking }),
  refusals: [...linkRefusals, "quote_not_found", "booking_not_found", "booking_over"],
});

export const printLinkedQuote = call({
  ...calls.printLinkedQuote,
  name: "printLinkedQuote",
  summary: `Download a guest's quote as a PDF, with the link token in ${link_header}`,
  group: "Quotes",
  params,
  status: 200,
  answer: z.instanceof(Response),
  file_types: ["application/pdf"],
  refusals: ["dead_link", "quote_not_found", "too_many_requests"],
});
