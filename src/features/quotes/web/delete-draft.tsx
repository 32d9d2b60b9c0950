import { useState, type ReactNode } from "react";
import { call } from "../../../client/call/call.ts";
import { removeQuoteCall } from "../../../contract/quotes/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import text from "../../../ui/text.module.css";

interface DeleteDraftProps {
  id: string;
  onDeleted: () => void;
  children?: ReactNode;
}

export function DeleteDraft({ id, onDeleted, children }: DeleteDraftProps) {
  const [isRequested, setRequested] = useState(false);
  return (
    <div className={text.actions}>
      <Button small variant="quiet" onClick={() => setRequested(true)}>
        Delete draft{children}
      </Button>
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Delete this draft?"
        confirm="Delete"
        danger
        onConfirm={async () => {
          const failed = "We could not do that. Please check your connection and try again.";
          const outcome = await call(removeQuoteCall, { params: { id }, failed });
          if (!outcome.ok) return outcome.error;
          onDeleted();
          return null;
        }}
      >
        Only you have seen it. This can’t be undone.
      </QuestionDialog>
    </div>
  );
}
