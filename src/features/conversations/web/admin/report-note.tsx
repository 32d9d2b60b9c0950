import { call } from "../../../../client/call.ts";
import { FormError } from "../../../../client/form/form-error.tsx";
import { useForm } from "../../../../client/form/use-form.ts";
import * as limits from "../../../../contract/conversations/limits.ts";
import { noteReport, reportMessages } from "../../../../contract/conversations/report-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import styles from "./reports.module.css";

/** The admins' own words on a case. */
export function ReportNote({ id, note }: { id: string; note: string }) {
  const toast = useToast();
  const { form, faults, error, isBusy } = useForm({
    send: ({ note: typed = "" }) =>
      call(noteReport, { params: { id }, body: { note: typed }, failed: reportMessages.note_failed }),
    onDone: ({ message }) => void toast(message, undefined, { tone: "good" }),
  });
  return (
    <form {...form} className={styles.note}>
      <FormError sentence={Object.keys(faults).length > 0 ? null : error} />
      <Field wide label="Note" mark="(for admins)" error={faults["note"]}>
        <Textarea name="note" rows={2} maxLength={limits.report_length_max} defaultValue={note} />
      </Field>
      <Button small type="submit" variant="outline" busy={isBusy}>
        Save note
      </Button>
    </form>
  );
}
