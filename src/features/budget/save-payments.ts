import { payments_max } from "../../contract/budget/calls.ts";
import type { Budget, NewPayment, PaymentChange } from "../../contract/budget/schema.ts";
import { isUuid } from "../../contract/primitives.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { addToBudget, changeBudget } from "./change-budget.ts";
import { assertPaid } from "./rules.ts";
import { hasEntry } from "./store-entries.ts";
import * as store from "./store-payments.ts";

/** Idempotent per key. Refuses foreign items, future days and a full list (`payments_full`) [budget-6]. */
export async function addPayment(
  ctx: Context,
  sent: NewPayment,
  meta: Pick<RequestMeta, "idempotencyKey">,
): Promise<{ budget: Budget; payment_id: string }> {
  assertPaid(sent.paid_on, southAfricanDate(ctx.clock()));
  async function add(tx: Database, couple_id: string) {
    await assertOwned(tx, couple_id, sent);
    const { entry_id = null, booking_id = null, part, amount_cents, paid_on } = sent;
    const now = ctx.clock();
    const paid = { entry_id, booking_id, part, amount_cents, paid_on };
    const row = { ...paid, id: newId(), couple_id, created_at: now, updated_at: now };
    await store.insertPayment(tx, row);
    await assertPaymentsFit(tx, couple_id);
    return { payment_id: row.id };
  }
  return addToBudget(ctx, meta, { request: ["add_payment", sent], add });
}

export async function assertPaymentsFit(tx: Database, couple_id: string): Promise<void> {
  if ((await store.countPayments(tx, couple_id)) > payments_max) refuse("payments_full");
}

async function assertOwned(
  tx: Database,
  couple_id: string,
  { entry_id, booking_id }: Pick<NewPayment, "entry_id" | "booking_id">,
): Promise<void> {
  if (entry_id !== undefined && !(await hasEntry(tx, couple_id, entry_id))) refuse("budget_entry_not_found");
  if (booking_id !== undefined && !(await store.hasBooking(tx, couple_id, booking_id))) refuse("booking_not_found");
}

/** Also restores a removed payment if there is room. */
export async function savePayment(
  ctx: Context,
  id: string,
  { is_removed, ...sent }: PaymentChange,
): Promise<{ budget: Budget }> {
  if (sent.paid_on !== undefined) assertPaid(sent.paid_on, southAfricanDate(ctx.clock()));
  const restored = is_removed === false && { removed_at: null };
  return changePayment(ctx, id, { ...sent, updated_at: ctx.clock(), ...restored });
}

/** Can be restored for a day, with its proof. */
export async function removePayment(ctx: Context, id: string): Promise<{ budget: Budget }> {
  const now = ctx.clock();
  return changePayment(ctx, id, { updated_at: now, removed_at: now });
}

async function changePayment(
  ctx: Context,
  id: string,
  change: Parameters<typeof store.updatePayment>[2],
): Promise<{ budget: Budget }> {
  return changeBudget(ctx, async (tx, couple_id) => {
    const isThere = isUuid(id) && (await store.updatePayment(tx, { couple_id, id }, change));
    if (!isThere) refuse("payment_not_found");
    if (change.removed_at === null) await assertPaymentsFit(tx, couple_id);
    return {};
  });
}
