import Download from "lucide/dist/esm/icons/download.mjs";
import { useState, type ReactNode } from "react";
import { call } from "../../client/call/call.ts";
import { saveFile } from "../../client/call/save-file.ts";
import { FormDialog } from "../../client/form/form-dialog.tsx";
import { useForm, type FormErrors, type FormOutcome } from "../../client/form/use-form.ts";
import { withProof } from "../../client/proof/with-proof.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { emailsAbout, type SuppressionSource } from "../../contract/emails/calls.ts";
import { formatCount } from "../../contract/format.ts";
import { formatDateTime } from "../../contract/moments.ts";
import {
  deleteCoupleCall,
  erasePersonCall,
  privacyMessages,
  exportPersonCall,
  setPersonSuppressionCall,
} from "../../contract/privacy/calls.ts";
import type { PersonData } from "../../contract/privacy/schema.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { ActionButton } from "../../ui/overlay/action-button.tsx";
import { QuestionDialog } from "../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../ui/overlay/toast.tsx";
import { useGuardedAction } from "./actions/use-guarded-action.ts";
import { PersonRecords } from "./person-records.tsx";
import { newCode } from "./providers/new-code.ts";
import text from "../../ui/text.module.css";
import styles from "./personal-data.module.css";

interface PersonDetailsProps {
  person: PersonData;
  /** With the new email address, if it changed. */
  onChanged: (email?: string) => void;
}

export function PersonDetails({ person, onChanged }: PersonDetailsProps) {
  const [requested, setRequested] = useState<"erase" | { couple: string } | null>(null);
  const { email, accounts, enquiries, letters, invitations, wedding_invitations } = person;
  const { imported_pages, complaints, jobs } = person;
  const emails = <PersonEmails person={person} onChanged={() => onChanged()} />;
  const lists = [accounts, enquiries, letters, invitations, wedding_invitations, imported_pages, complaints, jobs];
  const saved = lists.some((each) => each.length > 0);
  const done = () => {
    setRequested(null);
    onChanged();
  };
  if (!saved)
    return (
      <div className={text.stack}>
        <p role="status">We have no data about {email}.</p>
        {emails}
      </div>
    );
  return (
    <div className={text.stack}>
      <p role="status">{summaryOf(person)}</p>
      {emails}
      <div className={styles.acts}>
        <ExportButton email={email} />
        <Button variant="danger" onClick={() => setRequested("erase")}>
          Erase
        </Button>
      </div>
      <PersonRecords person={person} onChanged={onChanged} onDeleteCouple={(couple) => setRequested({ couple })} />
      {requested === "erase" && (
        <CodeDialog
          title={`Erase ${email}`}
          confirm="Erase for good"
          send={(confirmationCode) =>
            withProof(() =>
              call(erasePersonCall, { body: { email, confirmationCode }, failed: privacyMessages.erasure_failed }),
            )
          }
          onClose={() => setRequested(null)}
          onDone={done}
        >
          <p>
            Names and contents of enquiries and emails are erased; the record that they were sent, and when, remains.
            Invitations, complaints and queued jobs are deleted. Emails that providers already have can’t be recalled.
            {accounts.length > 0 && " Accounts stay until they are deleted."}
          </p>
        </CodeDialog>
      )}
      {requested !== null && requested !== "erase" && (
        <CodeDialog
          title="Delete this couple"
          confirm="Delete for good"
          send={(confirmationCode) =>
            withProof(() =>
              call(deleteCoupleCall, {
                params: { id: requested.couple },
                body: { confirmationCode },
                failed: privacyMessages.couple_deletion_failed,
              }),
            )
          }
          onClose={() => setRequested(null)}
          onDone={done}
        >
          <p>
            The account, its wedding’s details, favourites and copies of enquiries are deleted, and we email a
            confirmation. Enquiries stay with the providers until they are erased.
          </p>
        </CodeDialog>
      )}
    </div>
  );
}

function summaryOf(person: PersonData) {
  const { email, accounts, enquiries, letters, wedding_invitations, imported_pages, jobs } = person;
  const { complaints, security_events, audit } = person;
  const invitations = [...person.invitations, ...wedding_invitations];
  const counts = [
    formatCount(accounts.length, "account", "accounts"),
    formatCount(enquiries.length, "enquiry", "enquiries"),
    formatCount(letters.length, "email", "emails"),
    formatCount(invitations.length, "invitation", "invitations"),
    ...(imported_pages.length === 0 ? [] : [formatCount(imported_pages.length, "imported page", "imported pages")]),
    ...(complaints.length === 0 ? [] : [formatCount(complaints.length, "complaint", "complaints")]),
    formatCount(jobs.length, "job in the queue", "jobs in the queue"),
    formatCount(security_events.length, "security event", "security events"),
    formatCount(audit.length, "audit entry", "audit entries"),
  ];
  return `Stored about ${email}: ${counts.join(", ")}.`;
}

function ExportButton({ email }: { email: string }) {
  const toast = useToast();
  async function download() {
    const outcome = await withProof(() =>
      call(exportPersonCall, { body: { email }, failed: privacyMessages.export_failed }),
    );
    if (!outcome.ok) return outcome.error;
    const { file_name, person } = outcome.body;
    saveFile(file_name, new Blob([JSON.stringify(person, null, 2)], { type: "application/json" }));
    toast(`The data is in ${file_name}.`);
  }
  return (
    <ActionButton variant="outline" icon={Download} onPress={download}>
      Export as JSON
    </ActionButton>
  );
}

interface CodeDialogProps {
  title: string;
  confirm: string;
  send: (confirmationCode: string) => Promise<FormOutcome<{ message: string }>>;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
}

function CodeDialog({ title, confirm, send, onClose, onDone, children }: CodeDialogProps) {
  const [code] = useState(newCode);
  const toast = useToast();
  const made = useForm({
    check: ({ code: typed = "" }): FormErrors =>
      typed.trim() === code ? {} : { code: adminMessages.deletion_code_wrong },
    send: () => send(code),
    onDone({ message }) {
      toast(message);
      onDone();
    },
  });
  return (
    <FormDialog title={title} send={confirm} danger made={made} hidesErrorAtFields onClose={onClose}>
      {children}
      <Field label={privacyMessages.code_prompt(code)} error={made.fieldErrors["code"]}>
        <Input name="code" inputMode="numeric" autoComplete="off" maxLength={12} />
      </Field>
    </FormDialog>
  );
}

const sourceLabels = {
  link: "by the link in an email",
  one_click: "by its mail program’s button",
  account: "in its account",
  admin: "through an admin",
} as const satisfies Record<SuppressionSource, string>;

interface PersonEmailsProps {
  person: Pick<PersonData, "email" | "suppression" | "stopped_topics">;
  onChanged: () => void;
}

/** Changed at the person's request [emails-12]; also shows its stopped topics [emails-19]. */
function PersonEmails({ person: { email, suppression, stopped_topics }, onChanged }: PersonEmailsProps) {
  const act = useGuardedAction();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isStopped = suppression !== null;

  const change = () =>
    act(
      () =>
        call(setPersonSuppressionCall, {
          body: { email, is_suppressed: !isStopped },
          failed: privacyMessages.suppression_failed,
        }),
      onChanged,
    );
  return (
    <div>
      <p>
        {suppression === null
          ? "This address receives our emails. "
          : `This address hasn’t received emails from us since ${formatDateTime(suppression.since)}, said ${sourceLabels[suppression.source]}. `}
        <Button small variant="outline" onClick={() => setDialogOpen(true)}>
          {isStopped ? "Allow emails again" : "Stop all emails"}
        </Button>
      </p>
      {stopped_topics.map(({ topic, since, source }) => (
        <p key={topic}>
          It takes no {emailsAbout[topic]} since {formatDateTime(since)}, said {sourceLabels[source]}.
        </p>
      ))}
      <QuestionDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={isStopped ? `Email ${email} again?` : `Stop all emails to ${email}?`}
        confirm={isStopped ? "Allow emails again" : "Stop all emails"}
        onConfirm={change}
      >
        <p>
          {isStopped
            ? "Only do this if the person who reads this mailbox asked for it. They opted out of our emails earlier."
            : "Only emails about account security are still sent. A provider then only sees its enquiries on its page."}
        </p>
      </QuestionDialog>
    </div>
  );
}
