import { call } from "../../../client/call.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { endOtherSessions } from "../../../contract/accounts/words.ts";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";

interface EndOthersDialogProps {
  kind: AccountKind;
  open: boolean;
  onClose: () => void;
  /** They have ended; with how many there were. */
  onEnded: (ended: number) => void;
}

/** Asks before every other session of the account is ended, and ends them. */
export function EndOthersDialog({ kind, open, onClose, onEnded }: EndOthersDialogProps) {
  async function end() {
    const failed = "We could not log out your other devices. Please check your connection and try again.";
    const outcome = await call(endOtherSessions, { as: kind, failed });
    if (!outcome.ok) return outcome.error;
    onEnded(outcome.body.ended);
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Log out everywhere else?" confirm="Log out" onConfirm={end}>
      <p>Every other browser has to log in again. This device stays logged in.</p>
    </QuestionDialog>
  );
}
