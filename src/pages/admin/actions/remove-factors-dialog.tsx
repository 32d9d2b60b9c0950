import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { removeFactorsCall } from "../../../contract/accounts/calls.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";

interface RemoveFactorsDialogProps {
  account: { id: string; name: string };
  onClose: () => void;
  onDone: () => void;
}

/** Rule [admin-38]. */
export function RemoveFactorsDialog({ account: { id, name }, onClose, onDone }: RemoveFactorsDialogProps) {
  const toast = useToast();

  async function goOn() {
    const outcome = await withProof(() =>
      call(removeFactorsCall, { params: { id }, failed: adminMessages.factors_failed }),
    );
    if (outcome.ok) toast(outcome.body.message, { tone: "good" });
    else if (outcome.code === "no_second_factor") toast(outcome.error);
    else return outcome.error;
    onDone();
    return null;
  }
  return (
    <QuestionDialog
      open
      danger
      onClose={onClose}
      title={`Remove the second factor of ${name}?`}
      confirm="Remove second factor"
      onConfirm={goOn}
    >
      <p>{adminMessages.factors_question}</p>
    </QuestionDialog>
  );
}
