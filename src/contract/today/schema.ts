import { z } from "zod";
import { id } from "../primitives.ts";
import { myProfile, providerNews } from "../providers/my-schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Providers");
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
    unread: count.describe("Conversations outside junk with unread messages."),
    to_answer: count.describe("Conversations awaiting the provider's answer."),
    to_confirm: z
      .array(toConfirm)
      .nullable()
      .describe("Accepted quotes awaiting the provider's confirmation, by deadline; null for an impersonating admin."),
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
      .describe("The couple waiting longest for an answer."),
    bookings: z
      .object({
        expiring: z.array(z.object({ ...thread, quote_id: id, valid_until: z.string() })),
        weddings: z.array(z.object({ ...thread, quote_id: id, wedding_date: z.string() })),
        due: z.array(z.object({ ...thread, part: z.enum(["deposit", "balance"]), due_on: z.string(), cents: count })),
      })
      .nullable()
      .describe("Quotes about to expire, and upcoming weddings and payments; null for an impersonating admin."),
  })
  .meta({ id: "ProviderToday" });
export type ProviderToday = z.infer<typeof today>;

export const openTodayRoute = route(calls.openTodayCall, {
  name: "openToday",
  summary: "Record a dashboard visit and return the provider's profile, pending items and news",
  answer: z.object({ data: today }),
});

export const countWaitingRoute = route(calls.countWaitingCall, {
  name: "countWaiting",
  summary: "Count the provider's conversations to answer; list accepted quotes to confirm with their deadlines",
  answer: z.object({ data: waiting }),
});
