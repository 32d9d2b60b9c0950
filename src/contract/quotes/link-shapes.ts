import { z } from "zod";
import { call } from "../call.ts";
import { linkRefusals, token } from "../conversations/link-shapes.ts";
import { link_header } from "../conversations/words.ts";
import { orAbsent, paragraphs } from "../primitives.ts";
import { booking } from "./booking-shapes.ts";
import * as limits from "./limits.ts";
import { agreed, params, quote, why } from "./shapes.ts";
import * as words from "./words.ts";

export const readLinkedQuotes = call({
  ...words.readLinkedQuotes,
  name: "readLinkedQuotes",
  summary: "The quotes of a guest's conversation, whole, by the token of its link",
  group: "Quotes",
  body: z.object({ token }),
  status: 200,
  answer: z.object({ quotes: z.array(quote) }),
  refusals: linkRefusals,
});

export const declineLinkedQuote = call({
  ...words.declineLinkedQuote,
  name: "declineLinkedQuote",
  summary: "A guest declines a quote of its conversation, by the token of its link",
  group: "Quotes",
  params,
  body: z.object({ token, ...why }),
  status: 200,
  answer: z.object({ quote }),
  refusals: [...linkRefusals, "quote_not_found", "quote_not_open", "conversation_over"],
});

const proof = z.string().max(200).meta({ description: "From the link in an email about this quote." });

export const sendQuoteLink = call({
  ...words.sendQuoteLink,
  name: "sendQuoteLink",
  summary: "Emails a guest the link by which it accepts a quote, with the optional lines that it ticked",
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
  ...words.acceptLinkedQuote,
  name: "acceptLinkedQuote",
  summary:
    "A guest accepts a quote of its conversation, with the proof from its email; one Idempotency-Key accepts it once",
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
  ...words.cancelLinkedBooking,
  name: "cancelLinkedBooking",
  summary: "A guest cancels what it booked by a quote, with the proof from its email",
  group: "Quotes",
  params,
  body: z.object({ token, proof, text: orAbsent(paragraphs(limits.decline_text_length_max)) }),
  status: 200,
  answer: z.object({ booking }),
  refusals: [...linkRefusals, "quote_not_found", "booking_not_found", "booking_over"],
});

export const printLinkedQuote = call({
  ...words.printLinkedQuote,
  name: "printLinkedQuote",
  summary: `A quote of a guest's conversation as a PDF, to be saved, with the token of its link in the header ${link_header}`,
  group: "Quotes",
  params,
  status: 200,
  answer: z.instanceof(Response),
  file_types: ["application/pdf"],
  refusals: ["dead_link", "quote_not_found", "too_many_requests"],
});
