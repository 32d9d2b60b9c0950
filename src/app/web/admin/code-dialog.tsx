import { useState, type ReactNode } from "react";
import { FormDialog } from "../../../client/admin/form-dialog.tsx";
import { useForm, type FormFaults, type Sent } from "../../../client/form/use-form.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { privacyMessages } from "../../../contract/privacy/words.ts";
import { newCode } from "../../../features/providers/web/admin/new-code.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";

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
    <FormDialog title={title} confirm={confirm} danger form={form} isBusy={isBusy} onClose={onClose}>
      {children}
      <Field label={privacyMessages.code_prompt(code)} error={faults["code"] ?? null}>
        <Input name="code" inputMode="numeric" autoComplete="off" maxLength={12} />
      </Field>
      {error !== null && faults["code"] === undefined && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
    </FormDialog>
  );
}
