import { z } from "zod";
import { call } from "../call.ts";
import { calendarDate, id } from "../primitives.ts";
import * as calls from "./calls.ts";
import * as limits from "./limits.ts";
import { amount, budget, group, is_removed, params, part, whole } from "./schema.ts";

const { budgetMessages } = calls;
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
  ...calls.addPayment,
  name: "addPayment",
  in_person: true,
  summary: "Record a payment made outside the site, once per Idempotency-Key",
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
  ...calls.savePayment,
  name: "savePayment",
  in_person: true,
  summary: "Update a payment; omitted fields stay unchanged",
  group,
  params,
  body: paymentChange,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found", "payments_full"],
});

export const removePayment = call({
  ...calls.removePayment,
  name: "removePayment",
  in_person: true,
  summary: "Delete a payment; it can be restored with its proof for a day",
  group,
  params,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found"],
});

export const addProof = call({
  ...calls.addProof,
  name: "addProof",
  in_person: true,
  summary: "Upload a proof of payment (picture or PDF), replacing any previous one",
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
  ...calls.readProof,
  name: "readProof",
  in_person: true,
  summary: "Download a payment's proof; for its couple only, never cached",
  group,
  params,
  status: 200,
  answer: z.instanceof(Response),
  file_types: ["image/webp", "application/pdf"],
  refusals: ["payment_not_found", "file_not_found"],
});

export const removeProof = call({
  ...calls.removeProof,
  name: "removeProof",
  in_person: true,
  summary: "Delete a payment's proof permanently",
  group,
  params,
  status: 200,
  answer: whole,
  refusals: ["payment_not_found"],
});
