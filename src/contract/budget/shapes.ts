import { z } from "zod";
import { call } from "../call.ts";
import { fieldMessages } from "../field-messages.ts";
import { enquiry_guests_max } from "../limits.ts";
import { calendarDate, id, line, paragraphs } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as limits from "./limits.ts";
import * as words from "./words.ts";

export const group = "Budget";
const { budgetMessages } = words;
const cents = z.int();
export const amount = z
  .int(budgetMessages.amount_out_of_range)
  .min(0, budgetMessages.amount_out_of_range)
  .max(limits.budget_cents_max, budgetMessages.amount_out_of_range);
const category = z.int().min(1).nullable().meta({ description: "Null for everything else." });
export const part = z.enum(words.paymentParts);

const payment = z
  .object({
    id,
    part,
    amount_cents: cents,
    paid_on: z.string(),
    proof: z
      .object({ name: z.string(), bytes: z.int().min(0), is_picture: z.boolean() })
      .nullable()
      .meta({ description: "What shows that it was paid; read by its own call." }),
  })
  .meta({ id: "BudgetPayment" });
export type Payment = z.infer<typeof payment>;

const due = z.object({
  part,
  amount_cents: cents,
  due_on: z.string(),
  open_cents: cents.meta({ description: "What of it is not paid yet." }),
});
export type Due = z.infer<typeof due>;

const item = z
  .object({
    id,
    kind: z.enum(words.itemKinds),
    state: z.enum(words.itemStates),
    title: z.string(),
    provider_name: z.string().nullable().meta({ description: "Of a booking; null for an entry of one's own." }),
    quote_id: id.nullable(),
    category_id: category,
    amount_cents: cents.meta({
      description: "As agreed, expected, or asked for the cancelling.",
    }),
    due_on: z.string().nullable().meta({ description: "Of an entry." }),
    note: z.string(),
    dues: z.array(due).meta({ description: "What is to be paid when, soonest first." }),
    paid_cents: cents,
    payments: z.array(payment),
  })
  .meta({ id: "BudgetItem" });
export type BudgetItem = z.infer<typeof item>;

const figures = {
  planned_cents: cents,
  quoted: z.object({ low_cents: cents, high_cents: cents, count: z.int() }).nullable().meta({
    description: "From the lowest to the highest of the quotes that can be accepted; null where there are none.",
  }),
  expected_cents: cents.meta({ description: "Own entries that nothing is agreed on for." }),
  booked_cents: cents.meta({ description: "Bookings that are held or confirmed, and own entries that are agreed." }),
  paid_cents: cents,
  left_cents: cents.meta({ description: "What is planned less what is booked; below nothing where more is booked." }),
};

const share = z.object({ category_id: category, name: z.string(), slug: z.string().nullable(), ...figures });
export type BudgetShare = z.infer<typeof share>;

export const budget = z
  .object({
    total_cents: cents.nullable().meta({ description: "Null until the couple says it." }),
    guests: z.int().nullable(),
    wedding_date: z.string().nullable(),
    booked_cents: cents,
    paid_cents: cents,
    needed_cents: cents.meta({ description: "What is booked, and what is still planned or expected beyond it." }),
    left_cents: cents.nullable().meta({ description: "The total less what is booked." }),
    categories: z.array(share).meta({ description: "All of them, in their order; everything else last." }),
    items: z.array(item),
    may_change: z.boolean().meta({ description: "False for those who only read the wedding." }),
    warnings: z.array(z.string()).meta({ description: "What is more than planned, in words." }),
  })
  .meta({ id: "Budget" });
export type Budget = z.infer<typeof budget>;

export const whole = z.object({ budget });

export const readBudget = call({
  ...words.readBudget,
  name: "readBudget",
  in_person: true,
  summary: "The budget of the couple that asks, with what it booked here and wrote down",
  group,
  status: 200,
  answer: whole,
});

const guests = z
  .int(fieldMessages.guests_too_few)
  .min(1, fieldMessages.guests_too_few)
  .max(enquiry_guests_max, fieldMessages.guests_too_few);

export const budgetChange = z
  .object({
    total_cents: amount.min(1, budgetMessages.total_missing).optional(),
    guests: guests.nullable().optional().meta({ description: "As in the wedding's details, where it is kept." }),
    planned: z
      .array(z.object({ category_id: category, planned_cents: amount }))
      .max(1_000)
      .refine((all) => new Set(all.map((each) => each.category_id)).size === all.length, budgetMessages.category_twice)
      .optional(),
  })
  .meta({ id: "BudgetChange" });
export type BudgetChange = z.infer<typeof budgetChange>;

export const saveBudget = call({
  ...words.saveBudget,
  name: "saveBudget",
  in_person: true,
  summary: "Saves what is sent of the budget; what is not sent stays. The first total is split over the categories",
  group,
  body: budgetChange,
  status: 200,
  answer: whole,
});

export const downloadBudget = call({
  ...words.downloadBudget,
  name: "downloadBudget",
  in_person: true,
  summary: "The budget as CSV for a spreadsheet: each category, each item and each payment a line",
  group,
  status: 200,
  answer: recordFile,
});

export const listBudgetEntries = call({
  ...words.listBudgetEntries,
  name: "listBudgetEntries",
  in_person: true,
  summary: "What the couple wrote down itself, with its payments",
  group,
  status: 200,
  answer: z.object({ entries: z.array(item) }),
});

export const params = z.object({ id: z.string() });
const title = line(limits.entry_title_length_max).refine((text) => text !== "", budgetMessages.title_missing);
const entryFields = {
  title,
  category_id: category,
  amount_cents: amount,
  is_agreed: z.boolean(),
  due_on: calendarDate.nullable(),
  note: paragraphs(limits.entry_note_length_max),
};

export const newEntry = z.object(entryFields).meta({ id: "NewBudgetEntry" });
export type NewEntry = z.infer<typeof newEntry>;

export const addBudgetEntry = call({
  ...words.addBudgetEntry,
  name: "addBudgetEntry",
  in_person: true,
  summary: "Writes down what is not on the site; the same Idempotency-Key does it once",
  group,
  body: newEntry,
  status: 201,
  answer: z.object({ budget, entry_id: id }),
  refusals: ["budget_full", "idempotency_mismatch"],
});

export const is_removed = z.literal(false).optional().meta({ description: "Puts back what was removed, for a day." });
export const entryChange = z.object({ ...newEntry.partial().shape, is_removed }).meta({ id: "BudgetEntryChange" });
export type EntryChange = z.infer<typeof entryChange>;

export const saveBudgetEntry = call({
  ...words.saveBudgetEntry,
  name: "saveBudgetEntry",
  in_person: true,
  summary: "Saves what is sent of an entry; what is not sent stays",
  group,
  params,
  body: entryChange,
  status: 200,
  answer: whole,
  refusals: ["budget_entry_not_found", "budget_full", "payments_full"],
});

export const removeBudgetEntry = call({
  ...words.removeBudgetEntry,
  name: "removeBudgetEntry",
  in_person: true,
  summary: "Removes an entry with its payments; for a day it can be put back",
  group,
  params,
  status: 200,
  answer: whole,
  refusals: ["budget_entry_not_found"],
});
