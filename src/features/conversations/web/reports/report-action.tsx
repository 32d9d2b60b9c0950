import Flag from "lucide/dist/esm/icons/flag.mjs";
import { useState } from "react";
import { reportReasons, report_length_max } from "../../../../contract/conversations/calls.ts";
import type { Conversation } from "../../../../contract/conversations/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import type { Action } from "../menu-action.ts";
import type { ConversationSource } from "../source.ts";
import { reasonLabels } from "./report-reasons.ts";

type Reason = (typeof reportReasons)[number];

interface ReportProps {
  conversation: Conversation;
  source: Pick<ConversationSource, "report">;
}

/** Rule [conversations-27]. */
export function useReport({ conversation, source }: ReportProps): Action {
  const toast = useToast();
  const [isRequested, setRequested] = useState(false);
  const [reason, setReason] = useState<Reason>("fraud");
  const [text, setText] = useState("");
  const { side, provider, couple_name } = conversation;
  async function report(): Promise<string | null> {
    const outcome = await source.report({ reason, words: text });
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, { tone: "good", stays_ms: 12_000 });
    setText("");
    return null;
  }
  return {
    button: (
      <Button small variant="quiet" icon={Flag} onClick={() => setRequested(true)}>
        Report
      </Button>
    ),
    dialog: (
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title={`Report ${side === "couple" ? provider.name : couple_name}?`}
        confirm="Report"
        onConfirm={report}
      >
        <Field wide label="Why">
          <Select name="reason" value={reason} onChange={({ target }) => setReason(target.value as Reason)}>
            {reportReasons.map((value) => (
              <option key={value} value={value}>
                {reasonLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field wide label="What happened" mark="(optional)">
          <Textarea
            name="words"
            rows={3}
            maxLength={report_length_max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <p>We’ll read this conversation. They won’t know that you reported them.</p>
      </QuestionDialog>
    ),
  };
}
