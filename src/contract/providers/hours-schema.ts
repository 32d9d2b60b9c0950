import { z } from "zod";
import { dashboardMessages } from "../dashboard-messages.ts";
import * as limits from "../limits.ts";
import { weekdays } from "./calls.ts";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, dashboardMessages.hours_incomplete);

/** By weekday, or plain text [providers-16]. */
export const businessHours = z.union([
  z.partialRecord(z.enum(weekdays), z.union([z.object({ open: clock, close: clock }), z.literal("closed")])),
  z.string().max(limits.short_text_length_max),
]);
export type BusinessHours = z.infer<typeof businessHours>;
