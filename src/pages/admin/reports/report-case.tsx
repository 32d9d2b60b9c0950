import { useState, type ReactNode } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import {
  saveReportNoteCall,
  reportMessages,
  openReportCall,
  closeReportCall,
  reportOutcomes,
  report_length_max,
} from "../../../contract/conversations/calls.ts";
import type { Report, ReportedMessage } from "../../../contract/conversations/safety-schema.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { PrivateNoteForm } from "../../../features/conversations/web/note-form.tsx";
import {
  outcomeTexts,
  reasonLabels,
  warningLabels,
} from "../../../features/conversations/web/reports/report-reasons.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Link } from "../../../ui/link.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { SuspendDialog } from "../providers/suspend-dialog.tsx";
import text from "../../../ui/text.module.css";
import styles from "./reports.module.css";

const { note_failed: failed } = reportMessages;

function ReportNote({ id, note }: { id: string; note: string }) {
  return (
    <PrivateNoteForm
      label="Note"
      mark="(for admins)"
      note={note}
      length_max={report_length_max}
      rows={2}
      save={(typed) => call(saveReportNoteCall, { params: { id }, body: { note: typed }, failed })}
      formatMessage={({ message }) => message}
    />
  );
}

interface CaseProps {
  report: Report;
  onChange: () => void;
  children?: ReactNode;
}

/** Messages load only after opening. */
export function ReportCase({ report, onChange, children }: CaseProps) {
  const { id, reported_by, reason, words, created_at, closed_at, provider, couple_name } = report;
  const [reporter, reported] = reported_by === "couple" ? [couple_name, provider.name] : [provider.name, couple_name];
  return (
    <li>
      <header>
        <div className={styles.title}>
          <h3>{reported || "Details removed"}</h3>
          <Badge tone={closed_at === null ? "warn" : undefined}>{reasonLabels[reason]}</Badge>
        </div>
        <p className={text.fine}>
          Reported by {reporter || "someone whose details have been removed"} on {formatDateTime(created_at)}.{" "}
          {provider.id !== null && (
            <Link to={href("/provider/:id", { id: provider.id })}>Profile of {provider.name}</Link>
          )}
        </p>
      </header>
      {words !== "" && <blockquote>{words}</blockquote>}
      {closed_at === null ? (
        <>
          <OpenedCase id={id} report={report} />
          {children}
          <ReportNote key={id} id={id} note={report.note} />
          <Ends report={report} onChange={onChange} />
        </>
      ) : (
        <Closed report={report} at={closed_at} />
      )}
    </li>
  );
}

function Ends({ report, onChange }: CaseProps) {
  const [requested, setRequested] = useState<"close" | "suspend" | null>(null);
  const { provider, reported_by } = report;
  const { id, name, is_published } = provider;
  return (
    <div className={text.actions}>
      <Button small onClick={() => setRequested("close")}>
        Close the case
      </Button>
      {id !== null && reported_by === "couple" && is_published && (
        <Button small variant="danger" onClick={() => setRequested("suspend")}>
          Suspend {name}
        </Button>
      )}
      {requested === "close" && <CloseDialog report={report} onClose={() => setRequested(null)} onClosed={onChange} />}
      {requested === "suspend" && id !== null && (
        <SuspendDialog provider={{ id, business_name: name }} onClose={() => setRequested(null)} onChange={onChange} />
      )}
    </div>
  );
}

function Closed({ report: { outcome, closed_by_name, note, is_emptied }, at }: { report: Report; at: string }) {
  return (
    <>
      <p className={text.fine}>
        <b>{outcome === null ? "Closed as its conversation was emptied" : outcomeTexts[outcome]}</b>
        {closed_by_name === null ? "" : ` by ${closed_by_name}`}, {formatDateTime(at)}
        {is_emptied && outcome !== null && ". Its conversation was emptied since."}
      </p>
      {note !== "" && <p className={text.fine}>Note: {note}</p>}
    </>
  );
}

/** Only on a press, because the audit notes each reading. */
function OpenedCase({ id, report }: { id: string; report: Report }) {
  const [messages, setMessages] = useState<readonly ReportedMessage[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function open() {
    const outcome = await withProof(() => call(openReportCall, { params: { id }, failed: reportMessages.open_failed }));
    setError(outcome.ok ? null : outcome.error);
    if (outcome.ok) setMessages(outcome.body.messages);
  }
  if (messages !== null) return <ReportedMessages messages={messages} report={report} />;
  return (
    <div className={text.actions}>
      <ActionButton small variant="outline" onPress={open}>
        Read the conversation
      </ActionButton>
      <p className={text.fine}>Opening this is recorded in the audit log.</p>
      <FormError sentence={error} />
    </div>
  );
}

function ReportedMessages({ messages, report }: { messages: readonly ReportedMessage[]; report: Report }) {
  return (
    <ol className={styles.said} aria-label="Messages">
      {messages.map(({ id, sent_by, created_at, text: content, caution }) => (
        <li key={id}>
          <p className={text.fine}>
            <b>{sent_by === "couple" ? report.couple_name || "The couple" : report.provider.name}</b>,{" "}
            {formatDateTime(created_at)} {caution !== null && <Badge tone="warn">{warningLabels[caution]}</Badge>}
          </p>
          <p className={styles.words}>{content || <em>Sent an enquiry without a message.</em>}</p>
        </li>
      ))}
    </ol>
  );
}

type Outcome = (typeof reportOutcomes)[number];

interface CloseProps {
  report: Report;
  onClose: () => void;
  onClosed: () => void;
}

/** Rule [admin-41]. */
function CloseDialog({ report: { id, reported_by }, onClose, onClosed }: CloseProps) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>("nothing_found");
  // only providers can be suspended
  const outcomes = reportOutcomes.filter((each) => each !== "suspended" || reported_by === "couple");
  async function close(): Promise<string | null> {
    const options = { params: { id }, body: { outcome }, failed: reportMessages.close_failed };
    const answer = await withProof(() => call(closeReportCall, options));
    if (!answer.ok) return answer.error;
    toast(answer.body.message, { tone: "good" });
    onClosed();
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title="Close the case?" confirm="Close the case" onConfirm={close}>
      <Field wide label="Outcome">
        <Select name="outcome" value={outcome} onChange={({ target }) => setOutcome(target.value as Outcome)}>
          {outcomes.map((value) => (
            <option key={value} value={value}>
              {outcomeTexts[value]}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        We email the outcome to the person who reported it. The conversation can then no longer be read here. If you
        want to suspend the provider, do that first.
      </p>
    </QuestionDialog>
  );
}
