import Paperclip from "lucide/dist/esm/icons/paperclip.mjs";
import Send from "lucide/dist/esm/icons/send.mjs";
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type ChangeEvent,
} from "react";
import {
  attemptFor,
  type Attempt,
  dropDraft,
  saveDraft,
  readDraft,
  type DraftLocation,
} from "../../../client/draft.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { fieldsOf } from "../../../client/stored.ts";
import { conversationMessages, message_length_max } from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { PlaceholderValues } from "../../../contract/conversations/fill-reply.ts";
import type { Message } from "../../../contract/conversations/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useDropTarget } from "../../../ui/form/use-drop-target.ts";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { FileTray } from "./file-tray.tsx";
import { useSavedReplies } from "./inbox/saved-replies.tsx";
import type { ConversationSource } from "./source.ts";
import { readyFiles, useAddedFiles, type AddedFile } from "./use-added-files.ts";
import styles from "./conversation.module.css";
import addFilesButtonStyles from "./files.module.css";

type Written = { text: string; files: MessageFile[] };

const placeOf = (name: string): DraftLocation => ({ in: "tab", key: `message:${name}` });

/** The key of the last attempt makes a retry idempotent. */
function readMessage(name: string): { written: Written; attempt: Attempt | undefined } {
  const { values, attempt } = readDraft<Written>(placeOf(name));
  const files = Array.isArray(values.files) ? values.files.filter((each) => isFile(each)) : [];
  return { written: { text: typeof values.text === "string" ? values.text : "", files }, attempt };
}

function saveMessageDraft(name: string, written: Written, attempt?: Attempt): void {
  if (written.text === "" && written.files.length === 0) dropDraft(placeOf(name));
  else saveDraft<Written>(placeOf(name), { values: written, attempt });
}

function isFile(result: unknown): boolean {
  const { id, name, bytes, picture } = fieldsOf(result);
  return typeof id === "string" && typeof name === "string" && typeof bytes === "number" && typeof picture === "object";
}

/** A hint only; the server checks the bytes. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf";

function AddFilesButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={addFilesButtonStyles.add}>
      <Icon of={Paperclip} />
      <span>Add files</span>
      <input type="file" multiple accept={accepted} onChange={choose} />
    </label>
  );
}

interface ComposerProps {
  source: ConversationSource;
  other: string;
  /** Fills in saved replies; providers only. */
  wedding?: PlaceholderValues | undefined;
  onSent: (message: Message) => void;
}

type Values = { text: string };

/** Drafts survive leaving the page. Ctrl+Enter sends. */
export function Composer({ source, other, wedding, onSent }: ComposerProps) {
  const [draft] = useState(() => readMessage(source.name));
  const added = useAddedFiles(source, draft.written.files);
  const { form, fieldErrors, error, isBusy, times } = useWriting({ source, draft, added, onSent });
  const { isOver, target } = useDropTarget(added.add);
  const place = useRef<HTMLFormElement>(null);
  const replies = useSavedReplies(wedding, place);
  useFooterSpace(place);
  return (
    <>
      <form {...form} {...target} ref={place} className={classNames(styles.composer, isOver && styles.over)}>
        <FormError sentence={fieldErrors["text"] ? null : (added.note ?? error)} />
        <FileTray source={source} files={added.files} onRemove={added.remove} onRetry={added.retry} />
        <div className={styles.row}>
          <AddFilesButton onFiles={added.add} />
          {replies.button}
          <Field className={styles.write} label={`Write to ${other}`} error={fieldErrors["text"]}>
            <Textarea
              key={times}
              compact
              name="text"
              rows={2}
              placeholder="Message"
              maxLength={message_length_max}
              defaultValue={times === 0 ? draft.written.text : ""}
              onKeyDown={sendByKey}
              onPaste={(event) => pasteFiles(event, added.add)}
            />
          </Field>
          <Button type="submit" icon={Send} busy={isBusy} className={styles.tool}>
            <span>Send</span>
          </Button>
        </div>
      </form>
      {replies.dialog}
    </>
  );
}

/** Publishes its height, so that focus, newest message and toasts stay visible above. */
function useFooterSpace(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--foot-room", `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot-room");
    };
  }, [place]);
}

type Writing = Pick<ComposerProps, "source" | "onSent"> & {
  draft: ReturnType<typeof readMessage>;
  added: ReturnType<typeof useAddedFiles>;
};

/** `times` counts sent messages. */
function useWriting({ source, draft, added, onSent }: Writing) {
  const [times, setTimes] = useState(0);
  const text = useRef(draft.written.text);
  const attempt = useRef<Attempt | undefined>(draft.attempt);
  const { files, clear } = added;
  const [refused, setRefused] = useState<readonly AddedFile[]>([]);
  useEffect(() => {
    saveMessageDraft(source.name, { text: text.current, files: readyFiles(files) }, attempt.current);
  }, [source, files]);
  const form = useForm<{ message: Message }, Values>({
    read: (typed) => ({ text: asText(typed.get("text")) }),
    check: (values) => errorsOf(values, files),
    async send(values) {
      const ready = readyFiles(files);
      const body = { text: values.text, files: ready.map(({ id }) => id) };
      attempt.current = attemptFor(JSON.stringify(body), attempt.current);
      saveMessageDraft(source.name, { text: values.text, files: ready }, attempt.current);
      return source.send(body, attempt.current.key);
    },
    onEdit(values) {
      text.current = values.text;
      saveMessageDraft(source.name, { text: values.text, files: readyFiles(files) }, attempt.current);
    },
    onRefused: () => setRefused(files),
    onDone({ message }) {
      text.current = "";
      attempt.current = undefined;
      saveMessageDraft(source.name, { text: "", files: [] });
      clear();
      setTimes(times + 1);
      onSent(message);
    },
  });
  const isOver = form.fieldErrors["files"] !== undefined && refused !== files;
  return { ...form, error: isOver ? null : form.error, times };
}

const asText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Waits for uploads, and never drops a file silently. */
function errorsOf({ text }: Values, files: readonly AddedFile[]): Record<string, string> {
  if (files.some(({ state }) => state.is === "adding")) return { files: conversationMessages.files_adding };
  if (files.some(({ state }) => state.is === "failed")) return { files: conversationMessages.files_failed };
  return text.trim() || files.length > 0 ? {} : { text: conversationMessages.text_missing };
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

/** Some programs copy text with a picture of it: then pastes the text. */
function pasteFiles(event: ClipboardEvent, add: (files: File[]) => void) {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes("text/plain")) return;
  event.preventDefault();
  add([...files]);
}
