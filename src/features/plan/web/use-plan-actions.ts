import { useRef } from "react";
import { call } from "../../../client/call/call.ts";
import { useTurns } from "../../../client/call/use-turns.ts";
import { savePlanCall, type Marriage } from "../../../contract/plan/calls.ts";
import type { Plan, PlanChange, PlanItem } from "../../../contract/plan/schema.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";

export const planSaveFailed = "We could not save this. Please check your connection and try again.";

const stays_ms = 8000;

type Step = (plan: Plan) => Plan;

type PlanUpdate = { apply: Step; revert: Step };

/** Saves in sequence. Changes show at once; a failed one is reverted alone. */
export function usePlanActions(change: (step: Step) => void) {
  const toast = useToast();
  const inTurn = useTurns();
  const waiting = useRef<Step[]>([]);
  const put = (plan: Plan) => change(() => waiting.current.reduce((current, step) => step(current), plan));

  async function save(body: PlanChange, update?: PlanUpdate) {
    if (update) {
      change(update.apply);
      waiting.current.push(update.apply);
    }
    const outcome = await inTurn(() => call(savePlanCall, { body, failed: planSaveFailed }));
    waiting.current = waiting.current.filter((step) => step !== update?.apply);
    if (outcome.ok) put(outcome.body.plan);
    else {
      if (update) change(update.revert);
      toast(outcome.error, { tone: "bad" });
    }
    return outcome.ok;
  }
  return {
    mark({ kind, key, is_done: previous }: PlanItem, is_done: boolean) {
      const body = kind === "own" ? { change: [{ id: key, is_done }] } : { marks: [{ key, is_done }] };
      return save(body, { apply: marked(key, is_done), revert: marked(key, previous) });
    },
    marry: (marriage: Marriage | null, previous: Marriage | null) =>
      save({ marriage }, replaced({ marriage }, { marriage: previous })),
    setCustomaryFirst: (customary_first: boolean | null, previous: boolean | null) =>
      save({ customary_first }, replaced({ customary_first }, { customary_first: previous })),
    async remove({ key: id, text }: PlanItem) {
      if (!(await save({ change: [{ id, is_removed: true }] }))) return;
      const back = async () => {
        if (await save({ change: [{ id, is_removed: false }] })) toast("Restored.", { tone: "good" });
      };
      const action = { label: "Undo", onPress: () => void back() };
      toast(`“${text}” is removed.`, { tone: "good", action, stays_ms });
    },
    saved(newer: Plan) {
      put(newer);
      toast("Saved.", { tone: "good" });
    },
    added(newer: Plan) {
      put(newer);
      toast("Added to your plan.", { tone: "good" });
    },
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;

const replaced = (now: Partial<Plan>, previous: Partial<Plan>): PlanUpdate => ({
  apply: (plan) => ({ ...plan, ...now }),
  revert: (plan) => ({ ...plan, ...previous }),
});

function marked(key: string, is_done: boolean): Step {
  const mark = (items: PlanItem[]) => items.map((each) => (each.key === key ? { ...each, is_done } : each));
  return (plan) => ({
    ...plan,
    stages: plan.stages.map((stage) => ({ ...stage, items: mark(stage.items) })),
    law: mark(plan.law),
  });
}
