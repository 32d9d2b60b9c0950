import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as words from "./figures-words.ts";
import { quoteDeclineReasons } from "./words.ts";

const count = z.int().min(0);

/** Rule [quotes-23]. */
const quoteFigures = z
  .object({
    drafts: count,
    states: z
      .object({ sent: count, accepted: count, declined: count, lapsed: count, withdrawn: count })
      .meta({ description: "Each quote once, by its newest version that was sent." }),
    decided: count.meta({ description: "Those that a couple accepted or declined, and those that lapsed." }),
    lost: z.array(z.object({ reason: z.enum([...quoteDeclineReasons, "lapsed"]), count })).meta({
      description: "Why couples did not accept, the most frequent first.",
    }),
    months: z
      .array(z.object({ month: z.string(), bookings: count, total_cents: count }))
      .meta({ description: "What was booked in each of the last twelve months, `YYYY-MM`, the oldest first." }),
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
      .meta({ description: "Deposits and balances of bookings that stand, from today on, the next first." }),
  })
  .meta({ id: "QuoteFigures" });
export type QuoteFigures = z.infer<typeof quoteFigures>;

export const readFigures = call({
  ...words.readFigures,
  name: "readFigures",
  in_person: true,
  summary: "What became of the provider's quotes: by state, why not, what was booked by month, and what is due next",
  group: "Quotes",
  status: 200,
  answer: z.object({ figures: quoteFigures }),
});

export const downloadQuotes = call({
  ...words.downloadQuotes,
  name: "downloadQuotes",
  in_person: true,
  summary: "The provider's quotes as CSV for a spreadsheet, all versions, the newest first",
  group: "Quotes",
  status: 200,
  answer: recordFile,
});
