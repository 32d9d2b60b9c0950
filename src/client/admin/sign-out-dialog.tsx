import { signOutAccount } from "../../contract/accounts/words.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { QuestionDialog } from "../../ui/question-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { call } from "../call.ts";
import { withProof } from "./with-proof.ts";

interface SignOutDialogProps {
  /** Whose sessions are to end. */
  account: { id: string; name: string };
  onClose: () => void;
}

/** Asks before somebody is signed out everywhere [admin-37]. */
export function SignOutDialog({ account: { id, name }, onClose }: SignOutDialogProps) {
  const toast = useToast();

  async function goOn() {
    const outcome = await withProof(() =>
      call(signOutAccount, { params: { id }, failed: adminMessages.sign_out_failed }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, undefined, { tone: "good" });
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title={`Sign ${name} out everywhere?`} confirm="Sign out" onConfirm={goOn}>
      <p>
        Every browser of it has to sign in again. Its password stays: whoever knows it comes back, until its owner
        changes it.
      </p>
    </QuestionDialog>
  );
}
