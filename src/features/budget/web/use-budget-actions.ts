import { call } from "../../../client/call/call.ts";
import { uploadFiles } from "../../../client/call/upload-file.ts";
import { useTurns } from "../../../client/call/use-turns.ts";
import {
  addProofCall,
  removeBudgetEntryCall,
  removePaymentCall,
  removeProofCall,
  saveBudgetEntryCall,
  savePaymentCall,
} from "../../../contract/budget/calls.ts";
import type { Budget, BudgetItem, Payment } from "../../../contract/budget/schema.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";

export const budgetSaveFailed = "We could not save this. Please check your connection and try again.";

const failed = budgetSaveFailed;
const stays_ms = 8000;

type Outcome = { ok: true; body: { budget: Budget } } | { ok: false; error: string };

/** Runs one act at a time; each shows the new budget and offers undo. */
export function useBudgetActions(put: (budget: Budget) => void) {
  const toast = useToast();
  const inTurn = useTurns();
  function show(outcome: Outcome, message: string, undo?: () => Promise<void>) {
    if (!outcome.ok) return void toast(outcome.error, { tone: "bad" });
    put(outcome.body.budget);
    const action = undo && { label: "Undo", onPress: () => void undo() };
    toast(message, { tone: "good", ...(action && { action, stays_ms }) });
  }
  const removeMyPayment = async ({ id }: Payment) => {
    const params = { id };
    const back = async () =>
      show(
        await inTurn(() => call(savePaymentCall, { params, body: { is_removed: false }, failed })),
        "The payment is back.",
      );
    show(await inTurn(() => call(removePaymentCall, { params, failed })), "The payment is removed.", back);
  };
  return {
    removePayment: removeMyPayment,
    noted(budget: Budget, payment_id: string) {
      const params = { id: payment_id };
      const back = async () =>
        show(
          await inTurn(() => call(removePaymentCall, { params, failed })),
          "The payment is no longer marked as paid.",
        );
      show({ ok: true, body: { budget } }, "Marked as paid.", back);
    },
    saved: (budget: Budget, text: string) => show({ ok: true, body: { budget } }, text),
    async removeEntry({ id, title }: BudgetItem) {
      const params = { id };
      const back = async () =>
        show(
          await inTurn(() => call(saveBudgetEntryCall, { params, body: { is_removed: false }, failed })),
          `“${title}” is back.`,
        );
      show(await inTurn(() => call(removeBudgetEntryCall, { params, failed })), `“${title}” is removed.`, back);
    },
    async addProof({ id }: Payment, file: File) {
      const outcome = await inTurn(() =>
        uploadFiles(addProofCall, "file", [file], { params: { id }, as: "couple", failed }),
      );
      show(outcome, "Proof saved. Only people on your wedding can see this.");
    },
    async removeProof({ id }: Payment) {
      show(await inTurn(() => call(removeProofCall, { params: { id }, failed })), "The proof is removed.");
    },
  };
}

export type BudgetActions = ReturnType<typeof useBudgetActions>;
