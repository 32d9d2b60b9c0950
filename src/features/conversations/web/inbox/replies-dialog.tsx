import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useId, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useForm, type FormValues } from "../../../../client/form/use-form.ts";
import {
  listRepliesCall,
  addReplyCall,
  removeReplyCall,
  changeReplyCall,
  replyMessages,
  reply_title_length_max,
  message_length_max,
  saved_replies_max,
} from "../../../../contract/conversations/calls.ts";
import { type PlaceholderValues, fillReply, hasOnlyFields } from "../../../../contract/conversations/fill-reply.ts";
import type { SavedReply } from "../../../../contract/conversations/inbox-schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import text from "../../../../ui/text.module.css";
import styles from "../replies.module.css";

interface ReplyFormProps {
  id: string;
  reply: { id: string | null; title: string; text: string };
  onBusy: (isBusy: boolean) => void;
  onSaved: () => Promise<void>;
}

const replyFormFailed = "We could not save this reply. Please check your connection and try again.";

function ReplyForm({ id: formId, reply, onBusy, onSaved }: ReplyFormProps) {
  const { id } = reply;
  const { form, fieldErrors, error } = useForm({
    check: errorsOf,
    send({ title: named = "", text: typed = "" }) {
      const body = { title: named, text: typed };
      return id === null
        ? call(addReplyCall, { body, failed: replyFormFailed })
        : call(changeReplyCall, { params: { id }, body, failed: replyFormFailed });
    },
    onDone: () => void onSaved(),
    onBusy,
  });
  return (
    <form {...form} id={formId} className={text.stack}>
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      <Field wide label="Name" help="Only you see it." error={fieldErrors["title"]}>
        <Input name="title" defaultValue={reply.title} maxLength={reply_title_length_max} />
      </Field>
      <Field
        wide
        label="Reply"
        help="{couple}, {date} and {venue} are filled in from the enquiry you’re replying to."
        error={fieldErrors["text"]}
      >
        <Textarea name="text" rows={8} defaultValue={reply.text} maxLength={message_length_max} />
      </Field>
    </form>
  );
}

function errorsOf({ title = "", text = "" }: FormValues): Record<string, string> {
  const trimmed = text.trim();
  return {
    ...(title.trim() === "" && { title: replyMessages.title_missing }),
    ...(trimmed === "" && { text: replyMessages.text_missing }),
    ...(!hasOnlyFields(trimmed) && { text: replyMessages.field_unknown }),
  };
}

interface ReplyRowProps {
  reply: SavedReply;
  wedding: PlaceholderValues;
  onUse: (text: string) => void;
  onEdit: (reply: SavedReply) => void;
  reload: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

function ReplyRow({ reply, wedding, onUse, onEdit, reload }: ReplyRowProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const filled = fillReply(reply.text, wedding);
  const { id, ...content } = reply;
  async function putBack() {
    const outcome = await call(addReplyCall, { body: content, failed });
    if (!outcome.ok) toast(outcome.error, { tone: "bad" });
    await reload();
  }
  async function remove() {
    setBusy(true);
    const outcome = await call(removeReplyCall, { params: { id }, failed });
    setBusy(false);
    if (!outcome.ok) toast(outcome.error, { tone: "bad" });
    else {
      const action = { label: "Undo", onPress: () => void putBack() };
      toast(`“${reply.title}” removed.`, { action, stays_ms: 8000 });
    }
    await reload();
  }
  return (
    <li className={styles.reply} aria-busy={isBusy || undefined}>
      <button type="button" className={styles.use} onClick={() => onUse(filled)}>
        <b>{reply.title}</b>
        <span>{filled}</span>
      </button>
      <IconButton icon={Pencil} label={`Edit “${reply.title}”`} onClick={() => onEdit(reply)} />
      <IconButton icon={Trash} label={`Remove “${reply.title}”`} disabled={isBusy} onClick={() => void remove()} />
    </li>
  );
}

interface RepliesProps {
  open: boolean;
  onClose: () => void;
  wedding: PlaceholderValues;
  typed: () => string;
  onUse: (text: string) => void;
}

type Edited = Omit<SavedReply, "id"> & { id: string | null };

/** Rule [conversations-31]. */
export function RepliesDialog({ open, onClose, typed, ...rest }: RepliesProps) {
  const formId = useId();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = "We could not load your saved replies. Please check your connection and try again.";
  const { value, error, reload } = useFetched(listRepliesCall, { as: "provider", failed });
  const isFull = (value?.replies.length ?? 0) >= saved_replies_max;
  const close = () => !isBusy && onClose();
  const begin = () => setEdited({ id: null, title: "", text: typed() });
  return (
    <Dialog
      open={open}
      onClose={close}
      sheet
      title={edited === null ? "Saved replies" : edited.id === null ? "New reply" : "Edit reply"}
      lead={edited === null ? "Choose a reply to add to your message. You can edit it before you send." : undefined}
      footerContent={
        edited === null ? (
          <Button variant="outline" icon={Plus} disabled={value === null || isFull} onClick={begin}>
            New reply
          </Button>
        ) : (
          <>
            <Button variant="quiet" disabled={isBusy} onClick={() => setEdited(null)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              Save
            </Button>
          </>
        )
      }
    >
      {edited !== null ? (
        <ReplyForm
          key={edited.id}
          id={formId}
          reply={edited}
          onBusy={setBusy}
          onSaved={async () => {
            await reload();
            setEdited(null);
          }}
        />
      ) : value === null ? (
        error === null ? (
          <Skeletons label="Loading your saved replies" heights={["4.5rem", "4.5rem"]} className={styles.replies} />
        ) : (
          <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
        )
      ) : (
        <>
          <ReplyRows replies={value.replies} reload={reload} onEdit={setEdited} {...rest} />
          {isFull && <p className={text.fine}>You’ve saved as many as you can. Remove one to save another.</p>}
        </>
      )}
    </Dialog>
  );
}

interface ReplyRowsProps {
  wedding: PlaceholderValues;
  onUse: (text: string) => void;
  replies: readonly SavedReply[];
  reload: () => Promise<void>;
  onEdit: (reply: SavedReply) => void;
}

function ReplyRows({ replies, ...rest }: ReplyRowsProps) {
  if (replies.length === 0)
    return (
      <EmptyState title="No saved replies yet">
        Save replies you send often: your prices, that a date is booked, what you need to know.
      </EmptyState>
    );
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} {...rest} />
      ))}
    </ul>
  );
}
