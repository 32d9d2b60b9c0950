import { useState } from "react";
import { call } from "../../../client/call.ts";
import { declineEnquiry, declineReasons, declineSentences } from "../../../contract/conversations/calls.ts";
import * as limits from "../../../contract/conversations/limits.ts";
import type { Message } from "../../../contract/conversations/schema.ts";
import { Field, FieldGroup } from "../../../ui/field.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

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
export function DeclineDialog({ id, name, open, onClose, onSent }: DeclineProps) {
  const [reason, setReason] = useState<Reason>("date_taken");
  const [own, setOwn] = useState<string | null>(null);
  async function decline(): Promise<string | null> {
    const failed = "We could not send this. Please check your connection and try again.";
    const text = own ?? declineSentences[reason];
    const outcome = await call(declineEnquiry, { params: { id }, body: { reason, text }, failed });
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
          maxLength={limits.message_length_max}
          value={own ?? declineSentences[reason]}
          onChange={({ target }) => setOwn(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
