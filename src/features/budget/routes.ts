import * as calls from "../../contract/budget/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportBudget } from "./export-budget.ts";
import { listBudgetEntries, readBudget } from "./read-budget.ts";
import { saveBudget } from "./save-budget.ts";
import { addBudgetEntry, removeBudgetEntry, saveBudgetEntry } from "./save-entries.ts";
import { addPayment, removePayment, savePayment } from "./save-payments.ts";
import { addProof, readProof, removeProof } from "./save-proof.ts";

/** Rule [api-15]. */
export function registerBudget(router: Router): void {
  router.bind(calls.readBudgetRoute, async (ctx) => ({ budget: await readBudget(ctx) }));
  router.bind(calls.saveBudgetRoute, (ctx, { body }) => saveBudget(ctx, body));
  router.bind(calls.downloadBudgetRoute, (ctx) => exportBudget(ctx));
  router.bind(calls.listBudgetEntriesRoute, async (ctx) => ({ entries: await listBudgetEntries(ctx) }));
  router.bind(calls.addBudgetEntryRoute, (ctx, { body, meta }) => addBudgetEntry(ctx, body, meta));
  router.bind(calls.saveBudgetEntryRoute, (ctx, { params, body }) => saveBudgetEntry(ctx, params.id, body));
  router.bind(calls.removeBudgetEntryRoute, (ctx, { params }) => removeBudgetEntry(ctx, params.id));
  router.bind(calls.addPaymentRoute, (ctx, { body, meta }) => addPayment(ctx, body, meta));
  router.bind(calls.savePaymentRoute, (ctx, { params, body }) => savePayment(ctx, params.id, body));
  router.bind(calls.removePaymentRoute, (ctx, { params }) => removePayment(ctx, params.id));
  router.bind(calls.addProofRoute, (ctx, { params, upload }) => addProof(ctx, params.id, upload));
  router.bind(calls.readProofRoute, (ctx, { params }) => readProof(ctx, params.id));
  router.bind(calls.removeProofRoute, (ctx, { params }) => removeProof(ctx, params.id));
}
