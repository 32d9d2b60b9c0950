import { useId, useState, type ReactNode } from "react";
import { useForm, type FormFaults, type Sent } from "../../../client/form/use-form.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { privacyMessages } from "../../../contract/privacy/words.ts";
import { newCode } from "../../../features/providers/web/admin/new-code.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "../../../client/admin/dialog-form.module.css";

interface CodeDialogProps {
  title: string;
  confirm: string;
  /** Does it, once the code that is shown has been typed. */
  send: (confirmationCode: string) => Promise<Sent<{ message: string }>>;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
}

/** Says what goes for good, and does it once the code that is shown has been typed. */
export function CodeDialog({ title, confirm, send, onClose, onDone, children }: CodeDialogProps) {
  const formId = useId();
  const [code] = useState(newCode);
  const toast = useToast();
  const { form, error, faults, isBusy } = useForm({
    check: ({ code: typed = "" }): FormFaults =>
      typed.trim() === code ? {} : { code: adminMessages.deletion_code_wrong },
    send: () => send(code),
    onDone({ message }) {
      toast(message);
      onDone();
    },
  });
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
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.body}>
        {children}
        <Field label={privacyMessages.code_prompt(code)} error={faults["code"] ?? null}>
          <Input name="code" inputMode="numeric" autoComplete="off" maxLength={12} />
        </Field>
        {error !== null && faults["code"] === undefined && (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
