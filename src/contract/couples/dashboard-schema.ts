import { z } from "zod";
import { call } from "../call.ts";
import { listFavourites } from "../favourites/schema.ts";
import { itemKinds } from "../plan/calls.ts";
import { id } from "../primitives.ts";
import * as calls from "./calls.ts";
import { couple } from "./schema.ts";

const count = z.int().min(0);
const cents = z.int();
const text = z.string().nullable();

const boardRow = z
  .object({
    key: z.string(),
    title: z.string(),
    category_slug: text.meta({ description: "Category in which to find vendors." }),
    state: z.enum(calls.boardStates),
    vendor: z
      .object({ name: z.string(), provider_id: id.nullable() })
      .nullable()
      .meta({ description: "The booked vendor, or the only one that quoted or was contacted." }),
    count: count.meta({ description: "Number of vendors contacted, quoted or booked." }),
    conversation_id: id.nullable().meta({ description: "Conversation with the only vendor contacted." }),
    quote_id: id.nullable().meta({ description: "The booking's quote, or the only one to decide on." }),
    total_cents: cents.nullable().meta({ description: "Total of what is booked here, or the lowest quote." }),
    is_answered: z.boolean().meta({ description: "True if any contacted vendor has replied." }),
    is_held: z.boolean().meta({ description: "True if the vendor has yet to confirm the booking." }),
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
    tasks: z.array(task).meta({ description: "The next three tasks in the plan." }),
    tasks_open: count,
    board: z.array(boardRow),
    quotes: z.array(decision).meta({ description: "Quotes that can be accepted, earliest expiry first." }),
    money: z.object({
      total_cents: cents.nullable().meta({ description: "Null until the couple sets a budget." }),
      booked_cents: cents,
      left_cents: cents.nullable(),
    }),
  })
  .meta({ id: "CouplePlanning" });
export type Planning = z.infer<typeof planning>;

export const coupleDashboard = z
  .object({
    couple,
    planning: planning.nullable().meta({ description: "Null for an admin impersonating the couple." }),
    unread: z.object({
      total: count,
      conversations: z
        .array(z.object({ conversation_id: id, provider_name: z.string() }))
        .meta({ description: "Conversations with unread messages, newest first; at most three." }),
    }),
    favourites: listFavourites.answer,
  })
  .meta({ id: "CoupleDashboard" });
export type CoupleDashboard = z.infer<typeof coupleDashboard>;

export const readCoupleDashboard = call({
  ...calls.readCoupleDashboard,
  name: "readCoupleDashboard",
  summary: "Retrieve the couple's dashboard: next steps, vendors by category and favourites",
  group: "Couples",
  status: 200,
  answer: z.object({ dashboard: coupleDashboard }),
});
