import { z } from "zod";
import { call } from "../call.ts";
import { orAbsent, paragraphs } from "../primitives.ts";
import * as words from "./compare-words.ts";
import * as limits from "./limits.ts";
import { quote } from "./shapes.ts";

/** The couple's private note [quotes-22]. */
const quoteNote = z.object({ text: z.string(), is_liked: z.boolean() }).meta({ id: "QuoteNote" });
export type QuoteNote = z.infer<typeof quoteNote>;

/** With details for comparing within a category [quotes-21]. */
const comparedQuote = quote
  .omit({ may: true })
  .extend({
    distance_km: z.int().min(0).nullable().meta({ description: "By road from the wedding's place; about." }),
    distance_from: z.string().nullable().meta({ description: "The wedding's place." }),
    answers: z.string().nullable().meta({ description: "How fast the business usually answers, in words." }),
    answers_within_hours: z.int().nullable(),
    trust_score: z.number().nullable().meta({ description: "Null, like the tier, once the business is hidden." }),
    trust_tier: z.string().nullable(),
    is_verified: z.boolean(),
    note: quoteNote.meta({ description: "The couple's own: the business never sees it." }),
  })
  .meta({ id: "ComparedQuote" });
export type ComparedQuote = z.infer<typeof comparedQuote>;

export const compareQuotes = call({
  ...words.compareQuotes,
  name: "compareQuotes",
  in_person: true,
  summary:
    "The couple's quotes side by side: of each the newest version, by category; the open ones first, each with what the couple noted of it",
  group: "Quotes",
  query: z.object({ category: orAbsent(z.string()).meta({ description: "The slug of a category; all unless said." }) }),
  status: 200,
  answer: z.object({ quotes: z.array(comparedQuote) }),
});

export const saveQuoteNote = call({
  ...words.saveQuoteNote,
  name: "saveQuoteNote",
  in_person: true,
  summary:
    "Keeps what the couple notes of a quote for itself, and whether it likes it; what is not sent stays. All its versions share it",
  group: "Quotes",
  params: z.object({ id: z.string() }),
  body: z.object({ text: paragraphs(limits.quote_note_length_max).optional(), is_liked: z.boolean().optional() }),
  status: 200,
  answer: z.object({ note: quoteNote }),
  refusals: ["quote_not_found"],
});
