import MessageSquareText from "lucide/dist/esm/icons/message-square-text.mjs";
import { useCallback, useState, type ReactNode, type RefObject } from "react";
import { useLater } from "../../../../client/use-later.ts";
import type { PlaceholderValues } from "../../../../contract/conversations/fill-reply.ts";
import { Button } from "../../../../ui/button.tsx";
import styles from "../conversation.module.css";

const load = () => import("./replies-dialog.tsx");
const failed = "We could not open your saved replies.";

/**
 * Loaded on demand and rendered outside the composer, because forms can't nest; nothing for a couple
 * [conversations-31].
 */
export function useSavedReplies(
  wedding: PlaceholderValues | undefined,
  form: RefObject<HTMLFormElement | null>,
): { button: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const later = useLater(load, isOpen, close, failed);
  if (!wedding) return { button: null, dialog: null };
  const fieldOf = () => form.current?.querySelector("textarea") ?? null;
  function use(text: string) {
    close();
    const field = fieldOf();
    // after the dialog has returned the focus to its button
    if (field) setTimeout(() => insertText(field, text));
  }
  const button = (
    <Button
      variant="quiet"
      icon={MessageSquareText}
      busy={isOpen && !later}
      className={styles.tool}
      onClick={() => setOpen(true)}
    >
      <span>Saved replies</span>
    </Button>
  );
  const dialog = later && (
    <later.RepliesDialog
      open={isOpen}
      onClose={close}
      wedding={wedding}
      typed={() => fieldOf()?.value ?? ""}
      onUse={use}
    />
  );
  return { button, dialog };
}

/** Into an empty field, else as a new paragraph at the end; focuses the field. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.trimEnd();
  const written = before === "" ? text : `${before}\n\n${text}`;
  field.setRangeText(written, 0, field.value.length, "end");
  // setting a value fires no input event
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
