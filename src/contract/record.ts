import { z } from "zod";
import * as limits from "./limits.ts";
import { calendarDate, id, orAbsent } from "./primitives.ts";

/** South African days, both ends included. */
export const recordDays = { from: orAbsent(calendarDate), to: orAbsent(calendarDate) };

/** Read by cursor; error messages use `what` to name the entries. */
export function recordCursor(what: string) {
  const sentence = `Ask for 1 to ${limits.list_limit_max} ${what}.`;
  return {
    after: orAbsent(id).describe("Cursor from the previous page's `next`."),
    limit: orAbsent(z.coerce.number(sentence).int(sentence).min(1, sentence).max(limits.list_limit_max, sentence)),
  };
}

/** Newest entry first. */
export function recordPage<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    entries: z.array(entry),
    next: z.string().nullable().describe("Cursor of the next page; null on the last."),
  });
}

/** CSV, newest entry first, at most `audit_export_rows_max` rows. */
export const recordFile = z.object({
  file_name: z.string(),
  csv: z.string(),
  is_whole: z.boolean().describe("False if there are more entries than fit."),
});
export type RecordFile = z.infer<typeof recordFile>;
