import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { assignPioneers } from "../../../contract/badges/words.ts";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";

interface BulkPioneerDialogProps {
  open: boolean;
  onClose: () => void;
  onAssigned: () => void;
}

/** Asks before the oldest providers without badges become Pioneers [admin-7]. */
export function BulkPioneerDialog({ open, onClose, onAssigned }: BulkPioneerDialogProps) {
  const toast = useToast();

  async function assign() {
    const outcome = await withProof(() =>
      call(assignPioneers, {
        failed: adminMessages.bulk_pioneer_failed,
      }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message);
    onAssigned();
    return null;
  }
  return (
    <QuestionDialog open={open} onClose={onClose} title="Bulk Assign Pioneer" confirm="Assign" onConfirm={assign}>
      <p>{adminMessages.bulk_pioneer_question}</p>
    </QuestionDialog>
  );
}
