import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { planMessages } from "../../../contract/plan/calls.ts";
import type { PlanChange, PlanItem } from "../../../contract/plan/schema.ts";

export function checkTask({ text = "" }: FormValues): FormErrors {
  return text.trim() === "" ? { text: planMessages.text_missing } : {};
}

export function taskFrom({ text = "", due_on = "" }: FormValues) {
  return { text: text.trim(), due_on: due_on === "" ? null : due_on };
}

/** Only the changed fields, so that a concurrent change of another field stays. */
export function changeOfTask(typed: FormValues, before: Pick<PlanItem, "key" | "text" | "due_on">): PlanChange {
  const { text, due_on } = taskFrom(typed);
  const change = {
    id: before.key,
    ...(text !== before.text && { text }),
    ...(due_on !== before.due_on && { due_on }),
  };
  return { change: [change] };
}
