import { useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import * as limits from "../../contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { readText } from "../../ui/read-text.ts";
import { Textarea } from "../../ui/textarea.tsx";
import styles from "./reason-dialog.module.css";

interface ReasonDialogProps {
  title: string;
  label: string;
  /** Who reads what is written. */
  help: string;
  confirm: string;
  /** The sentence where nothing was written; absent where nothing need be. */
  missing?: string;
  danger?: boolean;
  onClose: () => void;
  /** Does it with what was written. Answers null when it is done, or the sentence about what went wrong. */
  onConfirm: (reason: string) => Promise<string | null>;
  children?: ReactNode;
}

/** Asks why, before something is decided that is told to somebody. What was written stays while something is wrong. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, help, confirm, missing, danger = false, onClose, onConfirm, children } = props;
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const reason = readText(new FormData(event.currentTarget), "reason");
    if (reason === "" && missing !== undefined) return fail(missing);
    setIsBusy(true);
    setError(null);
    const fault = await onConfirm(reason);
    setIsBusy(false);
    if (fault === null) onClose();
    else fail(fault);
  }
  function fail(sentence: string) {
    setError(sentence);
    field.current?.focus();
  }
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={title}
      foot={
        <>
          <Button variant="quiet" onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={danger ? "danger" : "primary"} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <Field label={label} {...(missing === undefined && { mark: "(optional)" })} help={help} error={error}>
          <Textarea ref={field} name="reason" rows={3} maxLength={limits.badge_notes_length_max} />
        </Field>
      </form>
    </Dialog>
  );
}
