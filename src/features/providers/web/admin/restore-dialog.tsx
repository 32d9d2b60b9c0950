import { withProof } from "../../../../client/admin/with-proof.ts";
import { call } from "../../../../client/call.ts";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../../contract/providers/admin-shapes.ts";
import { restoreProvider } from "../../../../contract/providers/words.ts";
import { QuestionDialog } from "../../../../ui/question-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";

interface RestoreDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
}

/** Asks before a suspension is lifted [admin-32]. */
export function RestoreDialog({ provider, onClose, onChange }: RestoreDialogProps) {
  const { id, business_name, suspended_reason } = provider;
  const toast = useToast();

  async function restore() {
    const outcome = await withProof(() =>
      call(restoreProvider, { params: { id }, failed: adminMessages.restore_failed }),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, undefined, { tone: "good" });
    onChange(id, { suspended_at: null, suspended_reason: null });
    return null;
  }
  return (
    <QuestionDialog
      open
      onClose={onClose}
      title={`Lift the suspension of ${business_name}?`}
      confirm="Lift suspension"
      onConfirm={restore}
    >
      <p>The reason was: {suspended_reason}</p>
      <p>An email tells them that they may publish their profile again.</p>
    </QuestionDialog>
  );
}
