import { ReasonDialog } from "../../../client/admin/reason-dialog.tsx";
import type { AdminProvider } from "../../../contract/providers/admin-shapes.ts";
import { useBadgeChange, type RowHandlers } from "./use-badge-change.ts";

interface RemovalDialogProps extends RowHandlers {
  provider: AdminProvider;
  onClose: () => void;
}

/** Says why a provider is no longer verified, while the email that tells it still waits: the removal is made again with its reason. */
export function RemovalDialog({ provider, onClose, onChange, onGone }: RemovalDialogProps) {
  const changeBadge = useBadgeChange(provider, { onChange, onGone });
  async function confirm(reason: string) {
    const fault = await changeBadge("add", { badge_type: "verified" });
    return fault ?? changeBadge("remove", { badge_type: "verified", notes: reason });
  }
  return (
    <ReasonDialog
      title={`Why is ${provider.business_name} no longer verified?`}
      label="Why"
      help="It appears in the email to them and in the audit."
      confirm="Save the reason"
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
