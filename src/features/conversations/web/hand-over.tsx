import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import { useState } from "react";
import type { Conversation, Message } from "../../../contract/conversations/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import type { Action } from "./menu-action.ts";
import type { ConversationSource } from "./source.ts";

interface HandOverProps {
  conversation: Conversation;
  source: Pick<ConversationSource, "handOver">;
  onSent: (message: Message) => void;
}

/** Rule [conversations-25]. */
export function useHandOver({ conversation, source, onSent }: HandOverProps): Action {
  const [isRequested, setRequested] = useState(false);
  const { reach, side, provider, couple_name, may_write } = conversation;
  const address = reach.whatsapp;
  if (address === null || !may_write) return { button: null, dialog: null };
  async function openWhatsApp(to: string): Promise<string | null> {
    const outcome = await source.handOver();
    if (!outcome.ok) return outcome.error;
    onSent(outcome.body.message);
    // in this tab, because browsers block windows opened after a response
    globalThis.location.assign(to);
    return null;
  }
  return {
    button: (
      <Button small variant="quiet" icon={MessageCircle} onClick={() => setRequested(true)}>
        Continue on WhatsApp
      </Button>
    ),
    dialog: (
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Continue on WhatsApp?"
        confirm="Open WhatsApp"
        onConfirm={() => openWhatsApp(address)}
      >
        WhatsApp opens with a message to {side === "couple" ? provider.name : couple_name}, and we note here that you
        continued there. We can’t keep a record of what you say there, or help if something goes wrong.
      </QuestionDialog>
    ),
  };
}
