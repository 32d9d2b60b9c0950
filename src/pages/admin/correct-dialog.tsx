import { FormDialog } from "../../client/admin/form-dialog.tsx";
import { withProof } from "../../client/admin/with-proof.ts";
import { call } from "../../client/call.ts";
import { useForm, type FormValues } from "../../client/form/use-form.ts";
import { correctEnquiry, correctInvitation, privacyMessages } from "../../contract/privacy/calls.ts";
import type { EnquiryRecord, InvitationRecord } from "../../contract/privacy/schema.ts";
import { Banner } from "../../ui/banner.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useToast } from "../../ui/toast.tsx";

interface CorrectDialogProps {
  entry: EnquiryRecord | InvitationRecord;
  onClose: () => void;
  onDone: (email: string) => void;
}

export function CorrectDialog({ entry, onClose, onDone }: CorrectDialogProps) {
  const toast = useToast();
  const isEnquiry = "couple_email" in entry;
  const names = isEnquiry ? enquiryNames : invitationNames;
  const { form, error, fieldErrors, isBusy } = useForm({
    send: (values) => send(entry, values),
    onDone({ message }, values) {
      toast(message);
      onDone((values[names.email] ?? "").trim());
    },
  });
  const fault = (name: string) => fieldErrors[name] ?? null;
  return (
    <FormDialog
      title={isEnquiry ? "Correct the sender" : "Correct the invitation"}
      lead="Emails that have already been sent don’t change."
      confirm="Save"
      form={form}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Field label="Name" error={fault(names.name)}>
        <Input name={names.name} defaultValue={isEnquiry ? entry.couple_name : entry.name} autoComplete="off" />
      </Field>
      <Field label="Email" error={fault(names.email)}>
        <Input
          name={names.email}
          type="email"
          defaultValue={isEnquiry ? entry.couple_email : entry.email}
          autoComplete="off"
        />
      </Field>
      {isEnquiry && (
        <Field label="Phone" mark="(optional)" error={fault("couple_phone")}>
          <Input name="couple_phone" type="tel" defaultValue={entry.couple_phone ?? ""} autoComplete="off" />
        </Field>
      )}
      {error !== null && Object.keys(fieldErrors).length === 0 && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
    </FormDialog>
  );
}

const enquiryNames = { name: "couple_name", email: "couple_email" } as const;
const invitationNames = { name: "name", email: "email" } as const;

function send(entry: EnquiryRecord | InvitationRecord, values: FormValues) {
  const failed = privacyMessages.correction_failed;
  const params = { id: entry.id };
  const { couple_name = "", couple_email = "", couple_phone = "", name = "", email = "" } = values;
  if (!("couple_email" in entry))
    return withProof(() => call(correctInvitation, { params, body: { name, email }, failed }));
  return withProof(() => call(correctEnquiry, { params, body: { couple_name, couple_email, couple_phone }, failed }));
}
