import { z } from "zod";
import * as limits from "./limits.ts";
import { calendarDate, id, orAbsent } from "./primitives.ts";

/** The days that a record is narrowed down to: South African ones, both ends included. */
export const recordDays = { from: orAbsent(calendarDate), to: orAbsent(calendarDate) };

/** Which part of a record is asked for, read by cursor; `what` names its entries in a refusal. */
export function recordPart(what: string) {
  const sentence = `Ask for 1 to ${limits.list_limit_max} ${what}.`;
  return {
    after: orAbsent(id).meta({ description: "The cursor that the page before answered as `next`." }),
    limit: orAbsent(z.coerce.number(sentence).int(sentence).min(1, sentence).max(limits.list_limit_max, sentence)),
  };
}

/** A page of a record, newest entry first. */
export function recordPage<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    entries: z.array(entry),
    next: z.string().nullable().meta({ description: "Cursor of the next page; null on the last." }),
  });
}

/** A record as CSV for a spreadsheet, newest entry first, at most `audit_export_rows_max`. */
export const recordFile = z.object({
  file_name: z.string(),
  csv: z.string(),
  is_whole: z.boolean().meta({ description: "False where there are more entries than fit." }),
});
export type RecordFile = z.infer<typeof recordFile>;
