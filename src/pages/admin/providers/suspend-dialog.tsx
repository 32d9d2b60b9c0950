import { call } from "../../../client/call/call.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { suspendProviderCall } from "../../../contract/providers/calls.ts";
import { ReasonDialog } from "../actions/reason-dialog.tsx";
import { useGuardedAction } from "../actions/use-guarded-action.ts";

interface SuspendDialogProps {
  provider: Pick<AdminProvider, "id" | "business_name">;
  onClose: () => void;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
}

/** Asks for the reason of a suspension [admin-32]. */
export function SuspendDialog({ provider: { id, business_name }, onClose, onChange }: SuspendDialogProps) {
  const act = useGuardedAction();

  const suspend = (reason: string) =>
    act(
      () => call(suspendProviderCall, { params: { id }, body: { reason }, failed: adminMessages.suspend_failed }),
      ({ data }) => onChange(id, { is_published: false, ...data }),
    );
  return (
    <ReasonDialog
      title={`Suspend ${business_name}?`}
      label="Why"
      help="Its owner reads it in an email and on the dashboard, and it stays in the audit."
      confirm="Suspend"
      missing={adminMessages.suspension_reason_missing}
      danger
      onClose={onClose}
      onConfirm={suspend}
    >
      <p>Its profile disappears from every public page at once and can’t be published until you lift the suspension.</p>
    </ReasonDialog>
  );
}
