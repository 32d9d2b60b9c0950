import { z } from "zod";
import { call } from "../call.ts";
import { calendarDate, id } from "../primitives.ts";
import * as limits from "./limits.ts";
import { amount, budget, group, is_removed, params, part, whole } from "./shapes.ts";
import * as words from "./words.ts";

const { budgetMessages } = words;
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

export const addPayment = call({
  ...words.addPayment,
  name: "addPayment",
  in_person: true,
  summary: "Notes that something was paid; the same Idempotency-Key notes it once. No payment passes through the site",
  group,
  body: newPayment,
  status: 201,
  answer: z.object({ budget, payment_id: id }),
  refusals: ["budget_entry_not_found", "booking_not_found", "payments_full", "idempotency_mismatch"],
});

export const paymentChange = z
  .object({ ...z.object(paid).partial().shape, is_removed })
  .meta({ id: "BudgetPaymentChange" });
export type PaymentChange = z.infer<typeof paymentChange>;

export const savePayment = call({
  ...words.savePayment,
  name: "savePayment",
  in_person: true,
  summary: "Saves what is sent of a payment; what is not sent stays",
  group,
  params,
  body: paymentChange,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found", "payments_full"],
});

export const removePayment = call({
  ...words.removePayment,
  name: "removePayment",
  in_person: true,
  summary: "Removes a payment; for a day it can be put back, with its proof",
  group,
  params,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found"],
});

export const addProof = call({
  ...words.addProof,
  name: "addProof",
  in_person: true,
  summary: "Keeps a picture or PDF that shows that something was paid, in the place of the one before",
  group,
  params,
  files: { field: "file", count_max: 1, bytes_max: limits.proof_bytes_max },
  status: 201,
  answer: whole,
  refusals: [
    "payment_not_found",
    "not_for_messages",
    "picture_damaged",
    "picture_too_many_pixels",
    "picture_too_narrow",
    "picture_too_slow",
    "proofs_full",
    "conflict",
    "too_many_requests",
  ],
});

export const readProof = call({
  ...words.readProof,
  name: "readProof",
  in_person: true,
  summary: "The proof of a payment, to be saved: for its couple alone, and kept by no cache",
  group,
  params,
  status: 200,
  answer: z.instanceof(Response),
  file_types: ["image/webp", "application/pdf"],
  refusals: ["payment_not_found", "file_not_found"],
});

export const removeProof = call({
  ...words.removeProof,
  name: "removeProof",
  in_person: true,
  summary: "Removes the proof of a payment for good",
  group,
  params,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found"],
});
