import Archive from "lucide/dist/esm/icons/archive.mjs";
import Ban from "lucide/dist/esm/icons/ban.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import { call } from "../../../../client/call/call.ts";
import {
  archiveConversationCall,
  declineEnquiryCall,
  declineReasons,
  declineSentences,
  message_length_max,
} from "../../../../contract/conversations/calls.ts";
import type { Conversation, Message } from "../../../../contract/conversations/schema.ts";
import { markAnsweredCall, markEnquiryCall } from "../../../../contract/enquiries/calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, FieldGroup } from "../../../../ui/form/field.tsx";
import { Segments } from "../../../../ui/form/segments.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { Menu } from "../../../../ui/overlay/menu.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import type { Drawing } from "../../../../ui/page/icon.tsx";
import { useHandOver } from "../hand-over.tsx";
import { useBlock } from "../reports/block-act.tsx";
import { useReport } from "../reports/report-act.tsx";
import type { ConversationSource } from "../source.ts";

interface ActionsProps {
  conversation: Conversation;
  source: ConversationSource;
  onChange: () => Promise<void>;
  onSent: (message: Message) => void;
}

const failed = "We could not do that. Please check your connection and try again.";

/** All can be undone. */
export function InboxActions({ conversation, source, onChange, onSent }: ActionsProps) {
  const [isDeclining, setDeclining] = useState(false);
  const handOver = useHandOver({ conversation, source, onSent });
  const block = useBlock({ conversation, source, onChange });
  const report = useReport({ conversation, source });
  const { id, status, inbox, may_write, couple_name } = conversation;
  if (inbox === null) return null;
  const { is_archived, is_junk, answered_elsewhere_at } = inbox;
  const params = { id };
  const archive = (is: boolean) => call(archiveConversationCall, { params, body: { is_archived: is }, failed });
  const junk = (is: boolean) => call(markEnquiryCall, { params, body: { is_junk: is }, failed });
  const answered = (is: boolean) => call(markAnsweredCall, { params, body: { is_answered: is }, failed });
  const isOver = status === "declined" || status === "closed";
  return (
    <>
      <Menu label="More actions">
        {may_write && !isOver && status !== "booked" && (
          <Button small variant="quiet" icon={X} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        )}
        {handOver.button}
        <ToggleAction
          is={is_archived}
          labels={["Archive", "Back to the inbox"]}
          messages={["Archived.", "Back in the inbox."]}
          icon={Archive}
          set={archive}
          onChange={onChange}
        />
        {may_write && status === "new" && (
          <ToggleAction
            is={answered_elsewhere_at !== null}
            labels={["Answered elsewhere", "Not answered yet"]}
            messages={["Marked as answered.", "Marked as not answered yet."]}
            icon={Check}
            set={answered}
            onChange={onChange}
          />
        )}
        <ToggleAction
          is={is_junk}
          labels={["Mark as junk", "Not junk"]}
          messages={["Marked as junk.", "Not junk any more."]}
          icon={Ban}
          set={junk}
          onChange={onChange}
        />
        {block.button}
        {report.button}
      </Menu>
      {handOver.dialog}
      {block.dialog}
      {report.dialog}
      <DeclineDialog
        id={id}
        name={couple_name}
        open={isDeclining}
        onClose={() => setDeclining(false)}
        onSent={onSent}
      />
    </>
  );
}

interface ToggleProps {
  is: boolean;
  labels: readonly [string, string];
  messages: readonly [string, string];
  icon: Drawing;
  set: (is: boolean) => Promise<ApiOutcome<unknown>>;
  onChange: () => Promise<void>;
}

function ToggleAction({
  is,
  labels: [give, undoLabel],
  messages: [given, undoMessage],
  icon,
  set,
  onChange,
}: ToggleProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function put(wanted: boolean): Promise<boolean> {
    setBusy(true);
    const outcome = await set(wanted);
    if (outcome.ok) await onChange();
    else toast(outcome.error, { tone: "bad" });
    setBusy(false);
    return outcome.ok;
  }
  async function press() {
    if (!(await put(!is))) return;
    const action = { label: "Undo", onPress: () => void put(is) };
    toast(is ? undoMessage : given, { action, stays_ms: 8000 });
  }
  return (
    <Button small variant="quiet" icon={is ? Undo : icon} busy={isBusy} onClick={() => void press()}>
      {is ? undoLabel : give}
    </Button>
  );
}

type Reason = (typeof declineReasons)[number];

const reasonLabels = {
  date_taken: "Date taken",
  too_far: "Too far",
  budget: "Budget",
  other: "Other",
} as const satisfies Record<Reason, string>;

interface DeclineProps {
  id: string;
  /** The couple. */
  name: string;
  open: boolean;
  onClose: () => void;
  onSent: (message: Message) => void;
}

/** Rule [conversations-11]. */
function DeclineDialog({ id, name, open, onClose, onSent }: DeclineProps) {
  const [reason, setReason] = useState<Reason>("date_taken");
  const [customText, setCustomText] = useState<string | null>(null);
  async function decline(): Promise<string | null> {
    const failed = "We could not send this. Please check your connection and try again.";
    const text = customText ?? declineSentences[reason];
    const outcome = await call(declineEnquiryCall, { params: { id }, body: { reason, text }, failed });
    if (!outcome.ok) return outcome.error;
    onSent(outcome.body.message);
    return null;
  }
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Decline ${name}?`}
      confirm="Send and decline"
      onConfirm={decline}
    >
      <FieldGroup legend="Why">
        <Segments
          name="reason"
          value={reason}
          onChange={(value) => setReason(value as Reason)}
          options={declineReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        />
      </FieldGroup>
      <Field wide label="Message to send">
        <Textarea
          name="text"
          maxLength={message_length_max}
          value={customText ?? declineSentences[reason]}
          onChange={({ target }) => setCustomText(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
