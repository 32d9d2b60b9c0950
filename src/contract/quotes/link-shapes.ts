import { z } from "zod";
import { call } from "../call.ts";
import { linkRefusals, token } from "../conversations/link-shapes.ts";
import { link_header } from "../conversations/words.ts";
import { params, quote, why } from "./shapes.ts";
import * as words from "./words.ts";

export const readLinkedQuotes = call({
  ...words.readLinkedQuotes,
  name: "readLinkedQuotes",
  summary:
    "The quotes of a guest's conversation, whole, by the token of its link; to accept one it makes an account first",
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
