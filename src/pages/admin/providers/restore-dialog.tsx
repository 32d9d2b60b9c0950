import { call } from "../../../client/call/call.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { restoreProviderCall } from "../../../contract/providers/calls.ts";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useGuardedAction } from "../actions/use-guarded-action.ts";

interface RestoreDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
}

/** Asks before lifting a suspension [admin-32]. */
export function RestoreDialog({ provider, onClose, onChange }: RestoreDialogProps) {
  const { id, business_name, suspended_reason } = provider;
  const act = useGuardedAction();

  const restore = () =>
    act(
      () => call(restoreProviderCall, { params: { id }, failed: adminMessages.restore_failed }),
      () => onChange(id, { suspended_at: null, suspended_reason: null }),
    );
  return (
    <QuestionDialog
      open
      onClose={onClose}
      title={`Lift the suspension of ${business_name}?`}
      confirm="Lift suspension"
      onConfirm={restore}
    >
      <p>The reason was: {suspended_reason}</p>
      <p>We’ll email them that they can publish their profile again.</p>
    </QuestionDialog>
  );
}
