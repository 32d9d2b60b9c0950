import { type ReactNode } from "react";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { readText } from "../../../ui/data/read-text.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";

interface ReasonDialogProps {
  title: string;
  label: string;
  help: string;
  confirm: string;
  missing?: string;
  danger?: boolean;
  onClose: () => void;
  /** Returns null, or the error sentence. */
  onConfirm: (reason: string) => Promise<string | null>;
  children?: ReactNode;
}

const done = { ok: true, body: null } as const;

/** The text stays after an error. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, help, confirm, missing, danger = false, onClose, onConfirm, children } = props;
  const made = useForm({
    read: (typed) => readText(typed, "reason"),
    check: (reason): FormErrors => (reason === "" && missing !== undefined ? { reason: missing } : {}),
    async send(reason) {
      const error = await onConfirm(reason);
      return error === null ? done : { ok: false, code: "refused", error, fields: { reason: error } };
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={title} send={confirm} danger={danger} made={made} hidesErrorAtFields onClose={onClose}>
      {children}
      <Field label={label} mark={missing === undefined && "(optional)"} help={help} error={made.fieldErrors["reason"]}>
        <Textarea name="reason" rows={3} maxLength={limits.badge_notes_length_max} />
      </Field>
    </FormDialog>
  );
}
