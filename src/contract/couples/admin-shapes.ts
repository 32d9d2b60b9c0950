import { z } from "zod";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf } from "../primitives.ts";
import * as words from "./words.ts";

/** Rule [admin-10]. */
export const adminCouple = z
  .object({
    id,
    name: z.string().meta({ description: "The partners' names; empty while neither is known." }),
    email: z.string(),
    wedding_date: z.string().nullable(),
    provider: z.enum(["google", "local"]).meta({ description: "How the couple signed up." }),
    has_second_factor: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AdminCouple" });
export type AdminCouple = z.infer<typeof adminCouple>;

const length = fieldMessages.too_long(limits.search_length_max);

export const adminCoupleQuery = z.object({
  search: orAbsent(z.string().trim().max(limits.search_length_max, length)).meta({
    description: "A part of a name or of the email.",
  }),
  ...pageOf(limits.list_limit_max),
});
export type AdminCoupleQuery = z.infer<typeof adminCoupleQuery>;

export const listCouples = call({
  ...words.listCouples,
  name: "listCouples",
  summary: "The couples that match, newest first; without page and limit the first 1,000",
  group: "Administration",
  query: adminCoupleQuery,
  status: 200,
  answer: z.object({ couples: z.array(adminCouple), total: z.int().min(0), page: z.int(), limit: z.int() }),
});
