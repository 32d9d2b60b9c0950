import { z } from "zod";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { id, orAbsent, pageOf } from "../primitives.ts";
import * as calls from "./calls.ts";

/** Rule [admin-10]. */
export const adminCouple = z
  .object({
    id,
    name: z.string().meta({ description: "The partners' names; empty if neither is known." }),
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
    description: "Part of a name or the email.",
  }),
  ...pageOf(limits.list_limit_max),
});
export type AdminCoupleQuery = z.infer<typeof adminCoupleQuery>;

export const listCouples = call({
  ...calls.listCouples,
  name: "listCouples",
  summary: "List matching couples, newest first; without page and limit, the first 1,000",
  group: "Administration",
  query: adminCoupleQuery,
  status: 200,
  answer: z.object({ couples: z.array(adminCouple), total: z.int().min(0), page: z.int(), limit: z.int() }),
});
