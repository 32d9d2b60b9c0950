import { call } from "../../../client/call.ts";
import type { Plan, PlanChange, PlanItem } from "../../../contract/plan/shapes.ts";
import { savePlan, type Marriage } from "../../../contract/plan/words.ts";
import { useToast } from "../../../ui/toast.tsx";

/** What a page says where the server gives no sentence. */
export const failed = "We could not save this. Please check your connection and try again.";

/** Long enough to read what was done, and to take it back. */
const stays_ms = 8000;

/** What is done with a plan outside forms: it shows at once, and as it was where it could not be saved. */
export function usePlanActs(plan: Plan, put: (plan: Plan) => void) {
  const toast = useToast();
  async function save(body: PlanChange, told?: string, undo?: PlanChange, meanwhile?: Plan) {
    if (meanwhile) put(meanwhile);
    const outcome = await call(savePlan, { body, failed });
    if (!outcome.ok) {
      if (meanwhile) put(plan);
      return void toast(outcome.error, undefined, { tone: "bad" });
    }
    put(outcome.body.plan);
    if (told === undefined) return;
    const action = undo && { label: "Undo", onPress: () => void save(undo, "It is back.") };
    toast(told, undefined, { tone: "good", ...(action && { action, stays_ms }) });
  }
  return {
    mark: (item: PlanItem, is_done: boolean) =>
      save(
        item.kind === "own" ? { change: [{ id: item.key, is_done }] } : { marks: [{ key: item.key, is_done }] },
        undefined,
        undefined,
        marked(plan, item.key, is_done),
      ),
    marry: (marriage: Marriage | null) => save({ marriage }, undefined, undefined, { ...plan, marriage }),
    remove: ({ key: id, text }: PlanItem) =>
      save({ change: [{ id, is_removed: true }] }, `“${text}” is removed.`, { change: [{ id, is_removed: false }] }),
    /** Tells of what a form has saved. */
    saved(newer: Plan) {
      put(newer);
      toast("Saved.", undefined, { tone: "good" });
    },
    added(newer: Plan) {
      put(newer);
      toast("It is in your plan.", undefined, { tone: "good" });
    },
  };
}

export type PlanActs = ReturnType<typeof usePlanActs>;

/** The plan with one thing ticked, or not any more. */
function marked(plan: Plan, key: string, is_done: boolean): Plan {
  const mark = (items: PlanItem[]) => items.map((each) => (each.key === key ? { ...each, is_done } : each));
  const stages = plan.stages.map((stage) => ({ ...stage, items: mark(stage.items) }));
  return { ...plan, stages, law: mark(plan.law) };
}
