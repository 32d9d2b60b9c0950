import { z } from "zod";
import { id, orAbsent, paragraphs, idParams } from "../primitives.ts";
import { recordFile } from "../record.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { quoteDeclineReasons } from "./calls.ts";
import * as limits from "./limits.ts";
import { quoteSchema } from "./schema.ts";

const route = routesOf("Quotes", { in_person: true });
const count = z.int().min(0);

/** Rule [quotes-23]. */
const quoteFigures = z
  .object({
    drafts: count,
    states: z
      .object({ sent: count, accepted: count, declined: count, lapsed: count, withdrawn: count })
      .describe("Each quote counted once, by its newest sent version."),
    decided: count.describe("Quotes that a couple accepted or declined, or that lapsed."),
    lost: z
      .array(z.object({ reason: z.enum([...quoteDeclineReasons, "lapsed"]), count }))
      .describe("Reasons couples did not accept, most frequent first."),
    months: z
      .array(z.object({ month: z.string(), bookings: count, total_cents: count }))
      .describe("Bookings in each of the last twelve months, as `YYYY-MM`, oldest first."),
    due: z
      .array(
        z.object({
          booking_id: id,
          conversation_id: id,
          couple_name: z.string(),
          title: z.string(),
          number: z.string(),
          part: z.enum(["deposit", "balance"]),
          due_on: z.string(),
          cents: count,
        }),
      )
      .describe("Deposits and balances of current bookings, due from today, soonest first."),
  })
  .meta({ id: "QuoteFigures" });
export type QuoteFigures = z.infer<typeof quoteFigures>;

export const readFiguresRoute = route(calls.readFiguresCall, {
  name: "readFigures",
  summary: "Retrieve quote figures: states, reasons for losses, bookings by month, payments due",
  answer: z.object({ figures: quoteFigures }),
});

export const downloadQuotesRoute = route(calls.downloadQuotesCall, {
  name: "downloadQuotes",
  summary: "Export all versions of the provider's quotes as CSV, newest first",
  answer: recordFile,
});

/** The couple's private note [quotes-22]. */
const quoteNote = z.object({ text: z.string(), is_liked: z.boolean() }).meta({ id: "QuoteNote" });
export type QuoteNote = z.infer<typeof quoteNote>;

/** With details for comparing within a category [quotes-21]. */
const comparedQuote = quoteSchema
  .omit({ may: true })
  .extend({
    distance_km: z.int().min(0).nullable().describe("Approximate distance by road from the wedding's place."),
    distance_from: z.string().nullable().describe("The wedding's place."),
    answers: z.string().nullable().describe("Usual response time of the business, as text."),
    answers_within_hours: z.int().nullable(),
    trust_score: z.number().nullable().describe("Null, like the tier, once the business is hidden."),
    trust_tier: z.string().nullable(),
    is_verified: z.boolean(),
    note: quoteNote.describe("The couple's private note, never shown to the business."),
  })
  .meta({ id: "ComparedQuote" });
export type ComparedQuote = z.infer<typeof comparedQuote>;

export const compareQuotesRoute = route(calls.compareQuotesCall, {
  name: "compareQuotes",
  summary: "Compare the newest versions of the couple's quotes by category, open first, with notes",
  query: z.object({
    category: orAbsent(z.string()).describe("Category slug; defaults to all categories."),
  }),
  answer: z.object({ quotes: z.array(comparedQuote) }),
});

export const saveQuoteNoteRoute = route(calls.saveQuoteNoteCall, {
  name: "saveQuoteNote",
  summary: "Update the couple's private note and like on a quote and its versions; omitted fields stay unchanged",
  params: idParams,
  body: z.object({ text: paragraphs(limits.quote_note_length_max).optional(), is_liked: z.boolean().optional() }),
  answer: z.object({ note: quoteNote }),
  refusals: ["quote_not_found"],
});
