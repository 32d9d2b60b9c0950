import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import MessageSquareText from "lucide/dist/esm/icons/message-square-text.mjs";
import { useState, type ReactNode, type RefObject } from "react";
import type { Wedding } from "../../../contract/conversations/fill-reply.ts";
import { Button } from "../../../ui/button.tsx";
import { report } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";
import { insertText } from "./insert-text.ts";

/**
 * What a provider answers again and again [conversations-31]: the button that opens the list, and the list itself, which is fetched then
 * and has a form of its own, so that it stands outside the composer's. Nothing for a couple, of which there is no wedding to fill in.
 */
export function useSavedReplies(
  wedding: Wedding | undefined,
  form: RefObject<HTMLFormElement | null>,
): { button: ReactNode; dialog: ReactNode } {
  const toast = useToast();
  const [module, setModule] = useState<typeof import("./replies-dialog.tsx") | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!wedding) return { button: null, dialog: null };
  async function open() {
    setBusy(true);
    try {
      setModule(await import("./replies-dialog.tsx"));
      setOpen(true);
    } catch (cause) {
      report(cause);
      const failed = "We could not open your saved replies. Please check your connection and try again.";
      toast(failed, CircleAlert, { tone: "bad" });
    }
    setBusy(false);
  }
  const fieldOf = () => form.current?.querySelector("textarea") ?? null;
  function use(text: string) {
    setOpen(false);
    const field = fieldOf();
    // once the dialog is gone, which gives the focus back to its button
    if (field) setTimeout(() => insertText(field, text));
  }
  const button = (
    <Button variant="quiet" icon={MessageSquareText} busy={isBusy} onClick={() => void open()}>
      Saved replies
    </Button>
  );
  const dialog = module && (
    <module.RepliesDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      wedding={wedding}
      typed={() => fieldOf()?.value ?? ""}
      onUse={use}
    />
  );
  return { button, dialog };
}
