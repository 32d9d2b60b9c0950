import MessageSquareText from "lucide/dist/esm/icons/message-square-text.mjs";
import { useCallback, useState, type ReactNode, type RefObject } from "react";
import { useLater } from "../../../client/use-later.ts";
import type { Wedding } from "../../../contract/conversations/fill-reply.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./conversation.module.css";

const load = () => import("./replies-dialog.tsx");
const failed = "We could not open your saved replies.";

/**
 * What a provider answers again and again [conversations-31]: the button that opens the list, and the list itself, which is fetched then
 * and has a form of its own, so that it stands outside the composer's. Nothing for a couple, of which there is no wedding to fill in.
 */
export function useSavedReplies(
  wedding: Wedding | undefined,
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
    // once the dialog is gone, which gives the focus back to its button
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

/**
 * Writes a text into a field as if it were typed: in place of nothing, else as a paragraph of its own after what stands there. The field
 * has the focus then, behind the text.
 */
function insertText(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.trimEnd();
  const written = before === "" ? text : `${before}\n\n${text}`;
  field.setRangeText(written, 0, field.value.length, "end");
  // the page hears of what is typed, not of what is set
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
