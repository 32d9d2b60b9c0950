import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm, type FormValues } from "../../../client/form/use-form.ts";
import { hasOnlyFields } from "../../../contract/conversations/fill-reply.ts";
import * as limits from "../../../contract/conversations/limits.ts";
import { addReply, changeReply, replyMessages } from "../../../contract/conversations/reply-words.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import styles from "./replies.module.css";

interface ReplyFormProps {
  /** By which a button outside sends the form. */
  id: string;
  /** What is edited; a new one has no id. */
  reply: { id: string | null; title: string; text: string };
  onBusy: (isBusy: boolean) => void;
  onSaved: () => Promise<void>;
}

const failed = "We could not save this reply. Please check your connection and try again.";

/** Writes a saved reply, with fields that are filled in where it is used. */
export function ReplyForm({ id: formId, reply: { id, title, text }, onBusy, onSaved }: ReplyFormProps) {
  const { form, faults, error } = useForm({
    check: faultsOf,
    send({ title: named = "", text: typed = "" }) {
      const body = { title: named, text: typed };
      return id === null ? call(addReply, { body, failed }) : call(changeReply, { params: { id }, body, failed });
    },
    onDone: () => void onSaved(),
    onBusy,
  });
  return (
    <form {...form} id={formId} className={styles.form}>
      <FormError sentence={Object.keys(faults).length > 0 ? null : error} />
      <Field wide label="Name" help="Only you see it." error={faults["title"]}>
        <Input name="title" defaultValue={title} maxLength={limits.reply_title_length_max} />
      </Field>
      <Field
        wide
        label="Reply"
        help="{couple}, {date} and {venue} are filled in from the enquiry you’re replying to."
        error={faults["text"]}
      >
        <Textarea name="text" rows={8} defaultValue={text} maxLength={limits.message_length_max} />
      </Field>
    </form>
  );
}

function faultsOf({ title = "", text = "" }: FormValues): Record<string, string> {
  const said = text.trim();
  return {
    ...(title.trim() === "" && { title: replyMessages.title_missing }),
    ...(said === "" && { text: replyMessages.text_missing }),
    ...(!hasOnlyFields(said) && { text: replyMessages.field_unknown }),
  };
}
