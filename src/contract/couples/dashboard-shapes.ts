import { z } from "zod";
import { call } from "../call.ts";
import { listFavourites } from "../favourites/shapes.ts";
import { itemKinds } from "../plan/words.ts";
import { id } from "../primitives.ts";
import { couple } from "./shapes.ts";
import * as words from "./words.ts";

const count = z.int().min(0);
const cents = z.int();
const text = z.string().nullable();

const boardRow = z
  .object({
    key: z.string(),
    title: z.string(),
    category_slug: text.meta({ description: "Where its vendors are found." }),
    state: z.enum(words.boardStates),
    vendor: z
      .object({ name: z.string(), provider_id: id.nullable() })
      .nullable()
      .meta({ description: "Who is booked, or the only one that quoted or was contacted." }),
    count: count.meta({ description: "How many were contacted, quoted or are booked." }),
    conversation_id: id.nullable().meta({ description: "With the only vendor that was contacted." }),
    quote_id: id.nullable().meta({ description: "The booking's, or the only one to decide." }),
    total_cents: cents.nullable().meta({ description: "What is booked here comes to, or the lowest quote." }),
    is_answered: z.boolean().meta({ description: "Of those contacted, somebody has replied." }),
    is_held: z.boolean().meta({ description: "The vendor has yet to confirm the booking." }),
  })
  .meta({ id: "CoupleBoardRow" });
export type BoardRow = z.infer<typeof boardRow>;

const task = z
  .object({ key: z.string(), kind: z.enum(itemKinds), text: z.string(), due_on: text, category_slug: text })
  .meta({ id: "CoupleNextTask" });
export type NextTask = z.infer<typeof task>;

const decision = z
  .object({
    quote_id: id,
    provider_name: z.string(),
    category: text,
    category_slug: text,
    total_cents: cents,
    valid_until: text,
  })
  .meta({ id: "CoupleDecision" });
export type Decision = z.infer<typeof decision>;

const planning = z
  .object({
    tasks: z.array(task).meta({ description: "The next three of the plan." }),
    tasks_open: count,
    board: z.array(boardRow),
    quotes: z.array(decision).meta({ description: "Quotes that can be accepted, the first to expire first." }),
    money: z.object({
      total_cents: cents.nullable().meta({ description: "Null until the couple has set a budget." }),
      booked_cents: cents,
      left_cents: cents.nullable(),
    }),
  })
  .meta({ id: "CouplePlanning" });
export type Planning = z.infer<typeof planning>;

export const coupleDashboard = z
  .object({
    couple,
    planning: planning.nullable().meta({ description: "Null for an admin who acts as the couple." }),
    unread: z.object({
      total: count,
      conversations: z
        .array(z.object({ conversation_id: id, provider_name: z.string() }))
        .meta({ description: "Those with something unread, the newest first; three at most." }),
    }),
    favourites: listFavourites.answer,
  })
  .meta({ id: "CoupleDashboard" });
export type CoupleDashboard = z.infer<typeof coupleDashboard>;

export const readCoupleDashboard = call({
  ...words.readCoupleDashboard,
  name: "readCoupleDashboard",
  summary: "Everything on the couple’s dashboard: what to do next, its vendors by category, and its favourites",
  group: "Couples",
  status: 200,
  answer: z.object({ dashboard: coupleDashboard }),
});
