import { z } from "zod";
import { listFavouritesRoute } from "../favourites/schema.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { planItemKinds } from "../plan/calls.ts";
import { id, orAbsent, pageOf, pageAnswer } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { coupleSchema } from "./schema.ts";

const route = routesOf("Couples");
const adminRoute = routesOf("Administration");
const count = z.int().min(0);
const cents = z.int();
const text = z.string().nullable();

const boardRow = z
  .object({
    key: z.string(),
    title: z.string(),
    category_slug: text.describe("Category in which to find vendors."),
    state: z.enum(calls.boardStates),
    vendor: z
      .object({ name: z.string(), provider_id: id.nullable() })
      .nullable()
      .describe("The booked vendor, or the only one that quoted or was contacted."),
    count: count.describe("Number of vendors contacted, quoted or booked."),
    conversation_id: id.nullable().describe("Newest conversation with a vendor contacted."),
    quote_id: id.nullable().describe("The booking's quote, or the only one to decide on."),
    total_cents: cents.nullable().describe("Total of what is booked here, or the lowest quote."),
    is_answered: z.boolean().describe("True if any contacted vendor has replied."),
    is_held: z.boolean().describe("True if the vendor has yet to confirm the booking."),
  })
  .meta({ id: "CoupleBoardRow" });
export type BoardRow = z.infer<typeof boardRow>;

const task = z
  .object({ key: z.string(), kind: z.enum(planItemKinds), text: z.string(), due_on: text, category_slug: text })
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
    tasks: z.array(task).describe("The next three tasks in the plan."),
    tasks_open: count,
    board: z.array(boardRow),
    quotes: z.array(decision).describe("Quotes that can be accepted, earliest expiry first."),
    money: z.object({
      total_cents: cents.nullable().describe("Null until the couple sets a budget."),
      booked_cents: cents,
      left_cents: cents.nullable().describe("Total less booked."),
    }),
  })
  .meta({ id: "CouplePlanning" });
export type Planning = z.infer<typeof planning>;

const named = z.object({ provider_id: id, provider_name: z.string() });

/** Since the last visit [couples-7]. */
export const coupleNews = z
  .object({
    since: z.string().nullable().describe("End of the previous visit; null on the first visit."),
    delivered: z.int().min(0).describe("Enquiries delivered to a provider since then."),
    failed: z.array(named).describe("Providers whom a recent enquiry could not reach; at most five."),
    answered: z
      .array(named.extend({ phone: z.string().nullable() }))
      .describe("Providers who stated since then that they have answered, latest first; at most five."),
    answered_total: z.int().min(0).describe("Total number of providers who stated so."),
    newcomers: z
      .array(named.extend({ category_name: z.string(), category_slug: z.string(), city: z.string().nullable() }))
      .describe(
        "Providers published since then in categories with an enquiry or favourite, except venues once the couple has one; at most six.",
      ),
  })
  .meta({ id: "CoupleNews" });
export type CoupleNews = z.infer<typeof coupleNews>;

export const coupleDashboard = z
  .object({
    couple: coupleSchema,
    planning: planning.nullable().describe("Null for an admin impersonating the couple."),
    unread: z.object({
      total: count,
      conversations: z
        .array(z.object({ conversation_id: id, provider_name: z.string() }))
        .describe("Conversations with unread messages, newest first; at most three."),
    }),
    favourites: listFavouritesRoute.answer,
    news: coupleNews,
  })
  .meta({ id: "CoupleDashboard" });
export type CoupleDashboard = z.infer<typeof coupleDashboard>;

export const readCoupleDashboardRoute = route(calls.readCoupleDashboardCall, {
  name: "readCoupleDashboard",
  summary: "Record a visit and retrieve the couple's dashboard: next steps, vendors by category, favourites and news",
  answer: z.object({ dashboard: coupleDashboard }),
});

export const visitCoupleDashboardRoute = route(calls.visitCoupleDashboardCall, {
  name: "visitCoupleDashboard",
  least_role: "reader",
  summary: "Record a couple's dashboard visit and return what is new since the last",
  answer: z.object({ data: coupleNews }),
});

/** Rule [admin-10]. */
export const adminCouple = z
  .object({
    id,
    name: z.string().describe("The partners' names; empty if neither is known."),
    email: z.string(),
    wedding_date: z.string().nullable(),
    provider: z.enum(["google", "local"]).describe("How the couple signed up."),
    has_second_factor: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AdminCouple" });
export type AdminCouple = z.infer<typeof adminCouple>;

const length = fieldMessages.too_long(limits.search_length_max);

export const adminCoupleQuery = z.object({
  search: orAbsent(z.string().trim().max(limits.search_length_max, length)).describe("Part of a name or the email."),
  ...pageOf(limits.list_limit_max),
});
export type AdminCoupleQuery = z.infer<typeof adminCoupleQuery>;

export const listCouplesRoute = adminRoute(calls.listCouplesCall, {
  name: "listCouples",
  summary: "List matching couples, newest first; without page and limit, the first 1,000",
  query: adminCoupleQuery,
  answer: z.object({ couples: z.array(adminCouple), ...pageAnswer }),
});
