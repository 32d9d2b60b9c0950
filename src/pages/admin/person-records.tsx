import { useState, type ReactNode } from "react";
import { call } from "../../client/call/call.ts";
import { FormDialog } from "../../client/form/form-dialog.tsx";
import { useForm, type FormValues } from "../../client/form/use-form.ts";
import { withProof } from "../../client/proof/with-proof.ts";
import { complaintKindNames } from "../../contract/complaints/calls.ts";
import { formatDateTime } from "../../contract/moments.ts";
import { correctEnquiryCall, correctInvitationCall, privacyMessages } from "../../contract/privacy/calls.ts";
import type { EnquiryRecord, InvitationRecord, PersonData } from "../../contract/privacy/schema.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { formatAction } from "./audit/audit-words.ts";
import styles from "./personal-data.module.css";

interface PersonRecordsProps {
  person: PersonData;
  onChanged: (email?: string) => void;
  onDeleteCouple: (id: string) => void;
}

export function PersonRecords({ person, onChanged, onDeleteCouple }: PersonRecordsProps) {
  const [corrected, setCorrected] = useState<EnquiryRecord | InvitationRecord | null>(null);
  return (
    <>
      <Kind title="Accounts" entries={person.accounts}>
        {({ id, kind, name, created_at, is_confirmed }) => (
          <>
            <p>
              {kind === "couple" ? "Couple" : "Provider"} {name}, since {formatDateTime(created_at)}, email{" "}
              {is_confirmed ? "confirmed" : "not confirmed"}
            </p>
            {kind === "couple" ? (
              <Button small variant="danger" onClick={() => onDeleteCouple(id)}>
                Delete couple
              </Button>
            ) : (
              <p>A provider is deleted under Badge Management.</p>
            )}
          </>
        )}
      </Kind>
      <Kind title="Enquiries" entries={person.enquiries}>
        {(enquiry) => (
          <>
            <p>
              {formatDateTime(enquiry.created_at)}, {enquiry.couple_name} ({enquiry.couple_email}),{" "}
              {enquiry.state === "sent" ? `to ${enquiry.sent_to.join(", ")}` : "not sent: waiting to be confirmed"}
            </p>
            {enquiry.message !== null && <p>{enquiry.message}</p>}
            {enquiry.state === "sent" && (
              <Button small variant="outline" onClick={() => setCorrected(enquiry)}>
                Correct
              </Button>
            )}
          </>
        )}
      </Kind>
      <Kind title="Invitations" entries={person.invitations}>
        {(invitation) => (
          <>
            <p>
              {invitation.name}, {formatDateTime(invitation.created_at)},{" "}
              {invitation.used_at === null ? "not answered" : "used"}
            </p>
            {invitation.used_at === null && (
              <Button small variant="outline" onClick={() => setCorrected(invitation)}>
                Correct
              </Button>
            )}
          </>
        )}
      </Kind>
      <PlainEntries person={person} />
      {corrected && (
        <CorrectDialog
          entry={corrected}
          onClose={() => setCorrected(null)}
          onDone={(email) => {
            setCorrected(null);
            onChanged(email);
          }}
        />
      )}
    </>
  );
}

function PlainEntries({ person }: Pick<PersonRecordsProps, "person">) {
  return (
    <>
      <Kind title="Invited to share a wedding" entries={person.wedding_invitations}>
        {({ role, created_at }) => (
          <p>
            As {role}, {formatDateTime(created_at)}
          </p>
        )}
      </Kind>
      <Kind title="Imported pages, not claimed" entries={person.imported_pages}>
        {({ business_name, source, created_at }) => (
          <p>
            {business_name}, from {source}, {formatDateTime(created_at)}
          </p>
        )}
      </Kind>
      <Kind title="Complaints" entries={person.complaints}>
        {({ kind, text, created_at }) => (
          <>
            <p>
              {complaintKindNames[kind]}, {formatDateTime(created_at)}
            </p>
            <p>{text}</p>
          </>
        )}
      </Kind>
      <Kind title="Emails" entries={person.letters}>
        {({ template, state, created_at }) => (
          <p>
            {formatAction(template)}, {formatDateTime(created_at)}, {state}
          </p>
        )}
      </Kind>
      <Kind title="Jobs in the queue" entries={person.jobs}>
        {({ name, state, created_at }) => (
          <p>
            {formatAction(name)}, {formatDateTime(created_at)}, {state}
          </p>
        )}
      </Kind>
    </>
  );
}

interface KindProps<Entry> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

function Kind<Entry extends { id: string }>({ title, entries, children }: KindProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {children(entry)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CorrectDialogProps {
  entry: EnquiryRecord | InvitationRecord;
  onClose: () => void;
  onDone: (email: string) => void;
}

function CorrectDialog({ entry, onClose, onDone }: CorrectDialogProps) {
  const toast = useToast();
  const isEnquiry = "couple_email" in entry;
  const names = isEnquiry ? enquiryNames : invitationNames;
  const made = useForm({
    send: (values) => send(entry, values),
    onDone({ message }, values) {
      toast(message);
      onDone((values[names.email] ?? "").trim());
    },
  });
  const errorOf = (name: string) => made.fieldErrors[name];
  return (
    <FormDialog
      title={isEnquiry ? "Correct the sender" : "Correct the invitation"}
      lead="Emails that have already been sent don’t change."
      send="Save"
      made={made}
      hidesErrorAtFields
      onClose={onClose}
    >
      <Field label="Name" error={errorOf(names.name)}>
        <Input name={names.name} defaultValue={isEnquiry ? entry.couple_name : entry.name} autoComplete="off" />
      </Field>
      <Field label="Email" error={errorOf(names.email)}>
        <Input
          name={names.email}
          type="email"
          defaultValue={isEnquiry ? entry.couple_email : entry.email}
          autoComplete="off"
        />
      </Field>
      {isEnquiry && (
        <Field label="Phone" mark="(optional)" error={errorOf("couple_phone")}>
          <Input name="couple_phone" type="tel" defaultValue={entry.couple_phone ?? ""} autoComplete="off" />
        </Field>
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
    return withProof(() => call(correctInvitationCall, { params, body: { name, email }, failed }));
  return withProof(() =>
    call(correctEnquiryCall, { params, body: { couple_name, couple_email, couple_phone }, failed }),
  );
}
