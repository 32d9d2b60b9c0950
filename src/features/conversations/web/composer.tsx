import Send from "lucide/dist/esm/icons/send.mjs";
import { useRef, useState, type KeyboardEvent } from "react";
import { attemptFor, dropDraft, keepDraft, readDraft, type Attempt, type DraftPlace } from "../../../client/draft.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/conversations/limits.ts";
import type { Message } from "../../../contract/conversations/shapes.ts";
import { conversationMessages } from "../../../contract/conversations/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { Source } from "./source.ts";
import styles from "./conversation.module.css";

interface ComposerProps {
  source: Source;
  other: string;
  onSent: (message: Message) => void;
}

type Typed = { text: string };

/** Where one writes: what is typed stays until it is sent, also when the page is left. Ctrl and Enter send it. */
export function Composer({ source, other, onSent }: ComposerProps) {
  const place: DraftPlace = { in: "tab", key: `message:${source.name}` };
  const [draft] = useState(() => readDraft<Typed>(place));
  const [times, setTimes] = useState(0);
  const attempt = useRef<Attempt | undefined>(draft.attempt);
  const { form, faults, error, isBusy } = useForm({
    check: ({ text }): Record<string, string> => (text?.trim() ? {} : { text: conversationMessages.text_missing }),
    async send({ text = "" }) {
      attempt.current = attemptFor(text, attempt.current);
      keepDraft<Typed>(place, { values: { text }, attempt: attempt.current });
      return source.send(text, attempt.current.key);
    },
    onEdit: ({ text = "" }) => keepDraft<Typed>(place, { values: { text }, attempt: attempt.current }),
    onDone({ message }) {
      attempt.current = undefined;
      dropDraft(place);
      setTimes(times + 1);
      onSent(message);
    },
  });
  return (
    <form {...form} className={styles.composer}>
      <FormError sentence={Object.keys(faults).length > 0 ? null : error} />
      <Field wide label={`Write to ${other}`} error={faults["text"]}>
        <Textarea
          key={times}
          name="text"
          rows={3}
          maxLength={limits.message_length_max}
          defaultValue={times === 0 ? (draft.values.text ?? "") : ""}
          onKeyDown={sendByKey}
        />
      </Field>
      <Button type="submit" icon={Send} busy={isBusy}>
        Send
      </Button>
    </form>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}
