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
  declineSentences,
  message_length_max,
} from "../../../../contract/conversations/calls.ts";
import type { Conversation, Message } from "../../../../contract/conversations/schema.ts";
import { markAnsweredCall, markEnquiryCall } from "../../../../contract/enquiries/calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { Menu } from "../../../../ui/overlay/menu.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import type { Drawing } from "../../../../ui/page/icon.tsx";
import { DeclineDialog } from "../decline-dialog.tsx";
import { useHandOver } from "../hand-over.tsx";
import { useBlock } from "../reports/block-action.tsx";
import { useReport } from "../reports/report-action.tsx";
import type { ConversationSource } from "../source.ts";

interface ActionsProps {
  conversation: Conversation;
  source: ConversationSource;
  onChange: () => Promise<void>;
  onSent: (message: Message) => void;
}

const failed = "We could not do that. Please check your connection and try again.";

const decline_failed = "We could not send this. Please check your connection and try again.";

type DeclineBody = { reason: keyof typeof declineSentences; text: string };

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
  const archive = (isOn: boolean) => call(archiveConversationCall, { params, body: { is_archived: isOn }, failed });
  const junk = (isOn: boolean) => call(markEnquiryCall, { params, body: { is_junk: isOn }, failed });
  const answered = (isOn: boolean) => call(markAnsweredCall, { params, body: { is_answered: isOn }, failed });
  /** Rule [conversations-11]. */
  async function decline(body: DeclineBody) {
    const outcome = await call(declineEnquiryCall, { params, body, failed: decline_failed });
    if (!outcome.ok) return outcome.error;
    onSent(outcome.body.message);
    return null;
  }
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
          isOn={is_archived}
          labels={["Archive", "Back to the inbox"]}
          messages={["Archived.", "Back in the inbox."]}
          icon={Archive}
          save={archive}
          onChange={onChange}
        />
        {may_write && status === "new" && (
          <ToggleAction
            isOn={answered_elsewhere_at !== null}
            labels={["Answered elsewhere", "Not answered yet"]}
            messages={["Marked as answered.", "Marked as not answered yet."]}
            icon={Check}
            save={answered}
            onChange={onChange}
          />
        )}
        <ToggleAction
          isOn={is_junk}
          labels={["Mark as junk", "Not junk"]}
          messages={["Marked as junk.", "Not junk any more."]}
          icon={Ban}
          save={junk}
          onChange={onChange}
        />
        {block.button}
        {report.button}
      </Menu>
      {handOver.dialog}
      {block.dialog}
      {report.dialog}
      <DeclineDialog
        title={`Decline ${couple_name}?`}
        labels={reasonLabels}
        sentences={declineSentences}
        length_max={message_length_max}
        first="date_taken"
        send={decline}
        open={isDeclining}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}

interface ToggleProps {
  isOn: boolean;
  labels: readonly [string, string];
  messages: readonly [string, string];
  icon: Drawing;
  save: (isOn: boolean) => Promise<ApiOutcome<unknown>>;
  onChange: () => Promise<void>;
}

function ToggleAction({
  isOn,
  labels: [onLabel, offLabel],
  messages: [onMessage, offMessage],
  icon,
  save,
  onChange,
}: ToggleProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function put(isWanted: boolean): Promise<boolean> {
    setBusy(true);
    const outcome = await save(isWanted);
    if (outcome.ok) await onChange();
    else toast(outcome.error, { tone: "bad" });
    setBusy(false);
    return outcome.ok;
  }
  async function press() {
    if (!(await put(!isOn))) return;
    const action = { label: "Undo", onPress: () => void put(isOn) };
    toast(isOn ? offMessage : onMessage, { action, stays_ms: 8000 });
  }
  return (
    <Button small variant="quiet" icon={isOn ? Undo : icon} busy={isBusy} onClick={() => void press()}>
      {isOn ? offLabel : onLabel}
    </Button>
  );
}

const reasonLabels = {
  date_taken: "Date taken",
  too_far: "Too far",
  budget: "Budget",
  other: "Other",
} as const satisfies Record<keyof typeof declineSentences, string>;
