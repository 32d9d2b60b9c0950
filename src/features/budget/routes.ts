import * as calls from "../../contract/budget/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportBudget } from "./export-budget.ts";
import { addEntry, removeEntry, saveEntry } from "./keep-entries.ts";
import { addPayment, removePayment, savePayment } from "./keep-payments.ts";
import { addProof, readProof, removeProof } from "./keep-proof.ts";
import { listEntries, readBudget } from "./read-budget.ts";
import { saveBudget } from "./save-budget.ts";

/** Rule [api-15]. */
export function registerBudget(router: Router): void {
  router.bind(calls.readBudget, async (ctx) => ({ budget: await readBudget(ctx) }));
  router.bind(calls.saveBudget, (ctx, { body }) => saveBudget(ctx, body));
  router.bind(calls.downloadBudget, (ctx) => exportBudget(ctx));
  router.bind(calls.listBudgetEntries, async (ctx) => ({ entries: await listEntries(ctx) }));
  router.bind(calls.addBudgetEntry, (ctx, { body, meta }) => addEntry(ctx, body, meta));
  router.bind(calls.saveBudgetEntry, (ctx, { params, body }) => saveEntry(ctx, params.id, body));
  router.bind(calls.removeBudgetEntry, (ctx, { params }) => removeEntry(ctx, params.id));
  router.bind(calls.addPayment, (ctx, { body, meta }) => addPayment(ctx, body, meta));
  router.bind(calls.savePayment, (ctx, { params, body }) => savePayment(ctx, params.id, body));
  router.bind(calls.removePayment, (ctx, { params }) => removePayment(ctx, params.id));
  router.bind(calls.addProof, (ctx, { params, upload }) => addProof(ctx, params.id, upload));
  router.bind(calls.readProof, (ctx, { params }) => readProof(ctx, params.id));
  router.bind(calls.removeProof, (ctx, { params }) => removeProof(ctx, params.id));
}
