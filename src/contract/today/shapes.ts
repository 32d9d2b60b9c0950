import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import { myProfile } from "../providers/own-shapes.ts";
import { providerNews } from "../providers/visit-shapes.ts";
import * as words from "./words.ts";

const count = z.int().min(0);
const thread = { conversation_id: id, couple_name: z.string() };

const toConfirm = z.object({
  ...thread,
  booking_id: id,
  quote_id: id,
  wedding_date: z.string(),
  held_until: z.string(),
  total_cents: count,
});
export type ToConfirm = z.infer<typeof toConfirm>;

const waiting = z
  .object({
    unread: count.meta({ description: "Conversations outside junk with something unread." }),
    to_answer: count.meta({ description: "Conversations in which the provider is to answer." }),
    to_confirm: z.array(toConfirm).nullable().meta({
      description: "Accepted quotes that the provider has to confirm, by deadline; null for an acting admin.",
    }),
  })
  .meta({ id: "Waiting" });
export type Waiting = z.infer<typeof waiting>;

const today = z
  .object({
    profile: myProfile,
    gallery_images: count,
    news: providerNews,
    enquiries_this_week: count,
    waiting,
    longest_waiting: z
      .object({ ...thread, wedding_date: z.string().nullable(), since: z.string() })
      .nullable()
      .meta({ description: "The couple that has waited longest for an answer." }),
    bookings: z
      .object({
        expiring: z.array(z.object({ ...thread, quote_id: id, valid_until: z.string() })),
        weddings: z.array(z.object({ ...thread, quote_id: id, wedding_date: z.string() })),
        due: z.array(z.object({ ...thread, part: z.enum(["deposit", "balance"]), due_on: z.string(), cents: count })),
      })
      .nullable()
      .meta({ description: "Quotes that are about to expire, weddings and payments soon; null for an acting admin." }),
  })
  .meta({ id: "ProviderToday" });
export type ProviderToday = z.infer<typeof today>;

export const openToday = call({
  ...words.openToday,
  name: "openToday",
  summary: "Says that the provider is on its dashboard, and answers its first screen: profile, what waits, what is new",
  group: "Providers",
  status: 200,
  answer: z.object({ data: today }),
});

export const countWaiting = call({
  ...words.countWaiting,
  name: "countWaiting",
  summary: "What waits for the provider: conversations to answer, and accepted quotes to confirm with their deadlines",
  group: "Providers",
  status: 200,
  answer: z.object({ data: waiting }),
});
