import Ban from "lucide/dist/esm/icons/ban.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { useState } from "react";
import type { Conversation } from "../../../../contract/conversations/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import type { Action } from "../menu-action.ts";
import type { ConversationSource } from "../source.ts";

interface BlockProps {
  conversation: Conversation;
  source: Pick<ConversationSource, "block">;
  onChange: () => Promise<void>;
}

/** Rule [conversations-26]. */
export function useBlock({ conversation, source, onChange }: BlockProps): Action {
  const toast = useToast();
  const [isRequested, setRequested] = useState(false);
  const { isBusy, unblock } = useUnblock(source, onChange);
  const { side, provider, couple_name, is_blocked } = conversation;
  const other = side === "couple" ? provider.name : couple_name;
  async function block(): Promise<string | null> {
    const outcome = await source.block(true);
    if (!outcome.ok) return outcome.error;
    await onChange();
    toast("Blocked.", { action: { label: "Undo", onPress: () => void unblock() }, stays_ms: 8000 });
    return null;
  }
  return {
    button: is_blocked ? (
      <Button small variant="quiet" icon={Undo} busy={isBusy} onClick={() => void unblock()}>
        Unblock
      </Button>
    ) : (
      <Button small variant="quiet" icon={Ban} onClick={() => setRequested(true)}>
        Block
      </Button>
    ),
    dialog: (
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title={`Block ${other}?`}
        confirm="Block"
        danger
        onConfirm={block}
      >
        {side === "couple"
          ? "They can no longer message you, here or in other conversations, or by email."
          : "They can no longer message you, send new enquiries or email you. You’ll find the conversation under Junk."}{" "}
        They only see that the conversation is closed. You can unblock them here at any time.
      </QuestionDialog>
    ),
  };
}

function useUnblock(source: Pick<ConversationSource, "block">, onChange: () => Promise<void>) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function unblock(): Promise<void> {
    setBusy(true);
    const outcome = await source.block(false);
    if (outcome.ok) await onChange();
    setBusy(false);
    if (outcome.ok) toast("Unblocked.");
    else toast(outcome.error, { tone: "bad" });
  }
  return { isBusy, unblock };
}
