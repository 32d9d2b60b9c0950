import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { savePlanCall } from "../../../contract/plan/calls.ts";
import type { Plan, PlanItem } from "../../../contract/plan/schema.ts";
import { TaskFields } from "./task-form.tsx";
import { changeOfTask, checkTask } from "./task-values.ts";
import { planSaveFailed } from "./use-plan-actions.ts";
import styles from "./plan.module.css";

interface TaskDialogProps {
  item: PlanItem;
  open: boolean;
  onClose: () => void;
  onSaved: (plan: Plan) => void;
}

export function TaskDialog({ item, open, onClose, onSaved }: TaskDialogProps) {
  const made = useForm({
    check: checkTask,
    send: (typed) => call(savePlanCall, { body: changeOfTask(typed, item), failed: planSaveFailed }),
    onDone({ plan }) {
      onClose();
      onSaved(plan);
    },
  });
  const { fieldErrors } = made;
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Edit the task"
      made={made}
      send="Save"
      className={styles.form}
    >
      <TaskFields fieldErrors={fieldErrors} text={item.text} due_on={item.due_on} />
    </FormDialog>
  );
}
