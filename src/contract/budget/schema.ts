import { z } from "zod";
import { pictureRefusals } from "../errors.ts";
import { fieldMessages } from "../field-messages.ts";
import { enquiry_guests_max } from "../limits.ts";
import { calendarDate, id, line, paragraphs, idParams } from "../primitives.ts";
import { recordFile } from "../record.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Budget", { in_person: true });
const { budgetMessages } = calls;
const cents = z.int();
export const amount = z
  .int(budgetMessages.amount_out_of_range)
  .min(0, budgetMessages.amount_out_of_range)
  .max(calls.budget_cents_max, budgetMessages.amount_out_of_range);
const category = z.int().min(1).nullable().describe("Null for the category Everything else.");
export const part = z.enum(calls.paymentParts);

const payment = z
  .object({
    id,
    part,
    amount_cents: cents,
    paid_on: z.string(),
    proof: z
      .object({ name: z.string(), bytes: z.int().min(0), is_picture: z.boolean() })
      .nullable()
      .describe("Proof of payment; downloaded separately."),
  })
  .meta({ id: "BudgetPayment" });
export type Payment = z.infer<typeof payment>;

const due = z.object({
  part,
  amount_cents: cents,
  due_on: z.string(),
  open_cents: cents.describe("Amount still unpaid."),
});
export type BudgetDue = z.infer<typeof due>;

const item = z
  .object({
    id,
    kind: z.enum(calls.budgetItemKinds),
    state: z.enum(calls.itemStates),
    title: z.string(),
    provider_name: z.string().nullable().describe("Provider of a booking; null for the couple's own entries."),
    quote_id: id.nullable(),
    category_id: category,
    amount_cents: cents.describe("Agreed or expected amount, or the cancellation fee."),
    due_on: z.string().nullable().describe("For entries only."),
    note: z.string(),
    dues: z.array(due).describe("Amounts due, earliest first."),
    paid_cents: cents,
    payments: z.array(payment),
  })
  .meta({ id: "BudgetItem" });
export type BudgetItem = z.infer<typeof item>;

const figures = {
  planned_cents: cents,
  quoted: z
    .object({ low_cents: cents, high_cents: cents, count: z.int() })
    .nullable()
    .describe("Range of the quotes that can be accepted, lowest to highest; null if there are none."),
  expected_cents: cents.describe("Own entries without an agreement."),
  booked_cents: cents.describe("Held or confirmed bookings, and agreed own entries."),
  paid_cents: cents,
  left_cents: cents.describe("Planned less booked; negative if more is booked."),
};

const share = z.object({ category_id: category, name: z.string(), slug: z.string().nullable(), ...figures });
export type BudgetShare = z.infer<typeof share>;

export const budgetSchema = z
  .object({
    total_cents: cents.nullable().describe("Null until set by the couple."),
    guests: z.int().nullable(),
    wedding_date: z.string().nullable(),
    booked_cents: cents,
    paid_cents: cents,
    needed_cents: cents.describe("Booked, plus what is still planned or expected beyond it."),
    left_cents: cents.nullable().describe("Total less booked."),
    categories: z.array(share).describe("All categories in order, with Everything else last."),
    items: z.array(item),
    may_change: z.boolean().describe("False for members who can only read the wedding."),
    warnings: z.array(z.string()).describe("What exceeds the plan, as text."),
  })
  .meta({ id: "Budget" });
export type Budget = z.infer<typeof budgetSchema>;

export const budgetAnswer = z.object({ budget: budgetSchema });

export const readBudgetRoute = route(calls.readBudgetCall, {
  name: "readBudget",
  summary: "Retrieve the couple's budget, with bookings made here and own entries",
  answer: budgetAnswer,
});

const guests = z
  .int(fieldMessages.guests_too_few)
  .min(1, fieldMessages.guests_too_few)
  .max(enquiry_guests_max, fieldMessages.guests_too_few);

export const budgetChange = z
  .object({
    total_cents: amount.min(1, budgetMessages.total_missing).optional(),
    guests: guests.nullable().optional().describe("Guest count, stored in the wedding's details."),
    planned: z
      .array(z.object({ category_id: category, planned_cents: amount }))
      .max(1_000)
      .refine((all) => new Set(all.map((each) => each.category_id)).size === all.length, budgetMessages.category_twice)
      .optional(),
  })
  .meta({ id: "BudgetChange" });
export type BudgetChange = z.infer<typeof budgetChange>;

export const saveBudgetRoute = route(calls.saveBudgetCall, {
  name: "saveBudget",
  summary: "Update the budget; omitted fields stay unchanged, the first total is split across categories",
  body: budgetChange,
  answer: budgetAnswer,
});

export const downloadBudgetRoute = route(calls.downloadBudgetCall, {
  name: "downloadBudget",
  summary: "Export the budget as CSV, one row per category, item and payment",
  answer: recordFile,
});

export const listBudgetEntriesRoute = route(calls.listBudgetEntriesCall, {
  name: "listBudgetEntries",
  summary: "List the couple's own budget entries with their payments",
  answer: z.object({ entries: z.array(item) }),
});

const title = line(calls.entry_title_length_max).refine((text) => text !== "", budgetMessages.title_missing);
const entryFields = {
  title,
  category_id: category,
  amount_cents: amount,
  is_agreed: z.boolean(),
  due_on: calendarDate.nullable(),
  note: paragraphs(calls.entry_note_length_max),
};

export const newEntry = z.object(entryFields).meta({ id: "NewBudgetEntry" });
export type NewEntry = z.infer<typeof newEntry>;

export const addBudgetEntryRoute = route(calls.addBudgetEntryCall, {
  name: "addBudgetEntry",
  summary: "Add a budget entry for something outside the site, once per Idempotency-Key",
  body: newEntry,
  status: 201,
  answer: z.object({ budget: budgetSchema, entry_id: id }),
  refusals: ["budget_full", "idempotency_mismatch"],
});

export const is_removed = z
  .literal(false)
  .optional()
  .describe("False restores a deleted item, for a day after its deletion.");
export const entryChange = z.object({ ...newEntry.partial().shape, is_removed }).meta({ id: "BudgetEntryChange" });
export type EntryChange = z.infer<typeof entryChange>;

export const saveBudgetEntryRoute = route(calls.saveBudgetEntryCall, {
  name: "saveBudgetEntry",
  summary: "Update a budget entry; omitted fields stay unchanged",
  params: idParams,
  body: entryChange,
  answer: budgetAnswer,
  refusals: ["budget_entry_not_found", "budget_full", "payments_full"],
});

export const removeBudgetEntryRoute = route(calls.removeBudgetEntryCall, {
  name: "removeBudgetEntry",
  summary: "Delete a budget entry with its payments; it can be restored for a day",
  params: idParams,
  answer: budgetAnswer,
  refusals: ["budget_entry_not_found"],
});

const positive = amount.min(1, budgetMessages.paid_missing);
const paid = { part, amount_cents: positive, paid_on: calendarDate };

export const newPayment = z
  .object({ entry_id: id.optional(), booking_id: id.optional(), ...paid })
  .refine(({ entry_id, booking_id }) => (entry_id === undefined) !== (booking_id === undefined), {
    error: budgetMessages.one_subject,
    path: ["entry_id"],
  })
  .meta({ id: "NewBudgetPayment" });
export type NewPayment = z.infer<typeof newPayment>;

export const addPaymentRoute = route(calls.addPaymentCall, {
  name: "addPayment",
  summary: "Record a payment made outside the site, once per Idempotency-Key",
  body: newPayment,
  status: 201,
  answer: z.object({ budget: budgetSchema, payment_id: id }),
  refusals: ["budget_entry_not_found", "booking_not_found", "payments_full", "idempotency_mismatch"],
});

export const paymentChange = z
  .object({ ...z.object(paid).partial().shape, is_removed })
  .meta({ id: "BudgetPaymentChange" });
export type PaymentChange = z.infer<typeof paymentChange>;

export const savePaymentRoute = route(calls.savePaymentCall, {
  name: "savePayment",
  summary: "Update a payment; omitted fields stay unchanged",
  params: idParams,
  body: paymentChange,
  answer: budgetAnswer,
  refusals: ["payment_not_found", "payments_full"],
});

export const removePaymentRoute = route(calls.removePaymentCall, {
  name: "removePayment",
  summary: "Delete a payment; it can be restored with its proof for a day",
  params: idParams,
  answer: budgetAnswer,
  refusals: ["payment_not_found"],
});

export const addProofRoute = route(calls.addProofCall, {
  name: "addProof",
  summary: "Upload a proof of payment (picture or PDF), replacing any previous one",
  params: idParams,
  files: { field: "file", count_max: 1, bytes_max: calls.proof_bytes_max },
  status: 201,
  answer: budgetAnswer,
  refusals: [
    "payment_not_found",
    "not_for_messages",
    ...pictureRefusals,
    "proofs_full",
    "conflict",
    "too_many_requests",
  ],
});

export const readProofRoute = route(calls.readProofCall, {
  name: "readProof",
  summary: "Download a payment's proof; for its couple only, never cached",
  params: idParams,
  answer: z.instanceof(Response),
  file_types: ["image/webp", "application/pdf"],
  refusals: ["payment_not_found", "file_not_found"],
});

export const removeProofRoute = route(calls.removeProofCall, {
  name: "removeProof",
  summary: "Delete a payment's proof permanently",
  params: idParams,
  answer: budgetAnswer,
  refusals: ["payment_not_found"],
});
