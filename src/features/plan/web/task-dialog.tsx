import { useId } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import type { Plan, PlanItem } from "../../../contract/plan/shapes.ts";
import { savePlan } from "../../../contract/plan/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TaskFields } from "./task-form.tsx";
import { changeOfTask, checkTask } from "./task-values.ts";
import { failed } from "./use-plan-acts.ts";
import styles from "./plan.module.css";

interface TaskDialogProps {
  item: PlanItem;
  open: boolean;
  onClose: () => void;
  onSaved: (plan: Plan) => void;
}

/** Changes a task of the couple's own. */
export function TaskDialog({ item, open, onClose, onSaved }: TaskDialogProps) {
  const formId = useId();
  const { form, faults, error, isBusy } = useForm({
    check: checkTask,
    send: (typed) => call(savePlan, { body: changeOfTask(typed, item), failed }),
    onDone({ plan }) {
      onClose();
      onSaved(plan);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={() => !isBusy && onClose()}
      sheet
      title="Edit the task"
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <TaskFields faults={faults} text={item.text} due_on={item.due_on} />
        <FormError sentence={error} isAtField={Object.keys(faults).length > 0} />
      </form>
    </Dialog>
  );
}
