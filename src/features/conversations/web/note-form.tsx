import { useForm, type FormOutcome } from "../../../client/form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import styles from "./note-form.module.css";

interface NoteFormProps<Answer> {
  label: string;
  mark: string;
  note: string;
  length_max: number;
  rows: number;
  save: (note: string) => Promise<FormOutcome<Answer>>;
  formatMessage: (answer: Answer) => string;
}

/** Typed text stays until it is saved. */
export function PrivateNoteForm<Answer>({
  label,
  mark,
  note,
  length_max,
  rows,
  save,
  formatMessage,
}: NoteFormProps<Answer>) {
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    send: ({ note: typed = "" }) => save(typed),
    onDone: (answer: Answer) => void toast(formatMessage(answer), { tone: "good" }),
  });
  return (
    <form {...form} className={styles.note}>
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      <Field wide label={label} mark={mark} error={fieldErrors["note"]}>
        <Textarea name="note" rows={rows} maxLength={length_max} defaultValue={note} />
      </Field>
      <Button small type="submit" variant="outline" busy={isBusy}>
        Save note
      </Button>
    </form>
  );
}
