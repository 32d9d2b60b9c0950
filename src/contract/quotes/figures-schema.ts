import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as calls from "./calls.ts";
import { quoteDeclineReasons } from "./calls.ts";

const count = z.int().min(0);

/** Rule [quotes-23]. */
const quoteFigures = z
  .object({
    drafts: count,
    states: z
      .object({ sent: count, accepted: count, declined: count, lapsed: count, withdrawn: count })
      .meta({ description: "Each quote counted once, by its newest sent version." }),
    decided: count.meta({ description: "Quotes that a couple accepted or declined, or that lapsed." }),
    lost: z.array(z.object({ reason: z.enum([...quoteDeclineReasons, "lapsed"]), count })).meta({
      description: "Reasons couples did not accept, most frequent first.",
    }),
    months: z
      .array(z.object({ month: z.string(), bookings: count, total_cents: count }))
      .meta({ description: "Bookings in each of the last twelve months, as `YYYY-MM`, oldest first." }),
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
      .meta({ description: "Deposits and balances of current bookings, due from today, soonest first." }),
  })
  .meta({ id: "QuoteFigures" });
export type QuoteFigures = z.infer<typeof quoteFigures>;

export const readFigures = call({
  ...calls.readFigures,
  name: "readFigures",
  in_person: true,
  summary: "Retrieve quote figures: states, reasons for losses, bookings by month, payments due",
  group: "Quotes",
  status: 200,
  answer: z.object({ figures: quoteFigures }),
});

export const downloadQuotes = call({
  ...calls.downloadQuotes,
  name: "downloadQuotes",
  in_person: true,
  summary: "Export all versions of the provider's quotes as CSV, newest first",
  group: "Quotes",
  status: 200,
  answer: recordFile,
});
