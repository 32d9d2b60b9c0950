import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { savePlanCall, task_length_max } from "../../../contract/plan/calls.ts";
import type { Plan } from "../../../contract/plan/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { checkTask, taskFrom } from "./task-values.ts";
import { planSaveFailed } from "./use-plan-actions.ts";
import styles from "./plan.module.css";

interface TaskFormProps {
  wedding_date: string | null;
  onAdded: (plan: Plan) => void;
}

/** Adds a couple's own task; the form resets after each [plan-4]. */
export function TaskForm({ wedding_date, onAdded }: TaskFormProps) {
  const [begun, setBegun] = useState(0);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: checkTask,
    send: (typed) => call(savePlanCall, { body: { add: [taskFrom(typed)] }, failed: planSaveFailed }),
    onDone({ plan }) {
      setBegun(begun + 1);
      onAdded(plan);
    },
  });
  const lead = wedding_date === null ? "It’s listed under Your own." : "It’s sorted by date.";
  return (
    <Section title="Add your own" lead={lead} className={styles.adding}>
      <form {...form} className={styles.form}>
        <TaskFields key={begun} fieldErrors={fieldErrors} />
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
        <Button type="submit" variant="outline" icon={Plus} busy={isBusy}>
          Add to the plan
        </Button>
      </form>
    </Section>
  );
}

interface TaskFieldsProps {
  fieldErrors: FormErrors;
  text?: string;
  due_on?: string | null;
}

export function TaskFields({ fieldErrors, text, due_on }: TaskFieldsProps) {
  return (
    <Fields>
      <Field label="Task" error={fieldErrors["text"]}>
        <Input name="text" maxLength={task_length_max} autoComplete="off" defaultValue={text} />
      </Field>
      <Field label="By" mark="(optional)" error={fieldErrors["due_on"]}>
        <Input name="due_on" type="date" defaultValue={due_on ?? ""} />
      </Field>
    </Fields>
  );
}
