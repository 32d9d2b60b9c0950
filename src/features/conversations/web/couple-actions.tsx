import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { reopen_days } from "../../../contract/conversations/calls.ts";
import type { Conversation, Message } from "../../../contract/conversations/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/overlay/menu.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useHandOver } from "./hand-over.tsx";
import { useBlock } from "./reports/block-action.tsx";
import { useReport } from "./reports/report-action.tsx";
import type { ConversationSource } from "./source.ts";

interface ActionsProps {
  conversation: Conversation;
  source: ConversationSource;
  onDone: (message: Message) => void;
  onChange: () => Promise<void>;
}

export function CoupleActions({ conversation, source, onDone, onChange }: ActionsProps) {
  const { provider, status, may_write } = conversation;
  const [isClosing, setClosing] = useState(false);
  const handOver = useHandOver({ conversation, source, onSent: onDone });
  const block = useBlock({ conversation, source, onChange });
  const report = useReport({ conversation, source });
  return (
    <>
      <Menu label="More actions">
        {handOver.button}
        {may_write && status !== "closed" && status !== "booked" && (
          <Button small variant="quiet" icon={X} onClick={() => setClosing(true)}>
            We’ve booked someone else
          </Button>
        )}
        {block.button}
        {report.button}
      </Menu>
      {handOver.dialog}
      {block.dialog}
      {report.dialog}
      <QuestionDialog
        open={isClosing}
        onClose={() => setClosing(false)}
        title={`Tell ${provider.name}?`}
        confirm="Let them know"
        onConfirm={async () => {
          const outcome = await source.close();
          if (!outcome.ok) return outcome.error;
          onDone(outcome.body.message);
          return null;
        }}
      >
        We let them know politely that you’ve booked someone else. A new message reopens the conversation for{" "}
        {reopen_days} days.
      </QuestionDialog>
    </>
  );
}
