import { useId, useState } from "react";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";

interface DeclineDialogProps<Reason extends string> {
  title: string;
  labels: Readonly<Record<Reason, string>>;
  sentences: Readonly<Record<Reason, string>>;
  length_max: number;
  first: Reason;
  /** Resolves with an error sentence or null. */
  send: (body: { reason: Reason; text: string }) => Promise<string | null>;
  open: boolean;
  onClose: () => void;
}

export function DeclineDialog<Reason extends string>({
  title,
  labels,
  sentences,
  length_max,
  first,
  send,
  open,
  onClose,
}: DeclineDialogProps<Reason>) {
  const name = useId();
  const [reason, setReason] = useState(first);
  const [customText, setCustomText] = useState<string | null>(null);
  const text = customText ?? sentences[reason];
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={title}
      confirm="Send and decline"
      onConfirm={() => send({ reason, text })}
    >
      <FieldGroup legend="Why">
        <Segments
          name={name}
          value={reason}
          onChange={(value) => setReason(value as Reason)}
          options={Object.entries<string>(labels).map(([value, label]) => ({ value, label }))}
        />
      </FieldGroup>
      <Field wide label="Message to send">
        <Textarea
          name="text"
          maxLength={length_max}
          value={text}
          onChange={({ target }) => setCustomText(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
