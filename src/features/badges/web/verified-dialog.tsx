import { ReasonDialog } from "../../../client/admin/reason-dialog.tsx";
import { undo_ms } from "../../../client/admin/undo-time.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDate } from "../../../contract/format.ts";
import type { AdminProvider } from "../../../contract/providers/admin-shapes.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useBadgeChange, type RowHandlers } from "./use-badge-change.ts";

interface VerifiedDialogProps extends RowHandlers {
  provider: AdminProvider;
  /** It is to be taken away. */
  isTaken: boolean;
  onClose: () => void;
}

/** Asks why a provider is verified, or is not any more, and offers the way back while its mail still waits. */
export function VerifiedDialog({ provider, isTaken, onClose, onChange, onGone }: VerifiedDialogProps) {
  const { business_name, badges } = provider;
  const toast = useToast();
  const changeBadge = useBadgeChange(provider, { onChange, onGone });
  const held = badges.find(({ badge_type }) => badge_type === "verified");
  const before = held?.notes ?? null;
  const rests_since = held?.rests_since ?? null;

  async function undo() {
    const back = isTaken ? "add" : "remove";
    const fault = await changeBadge(back, { badge_type: "verified", notes: isTaken ? before : null });
    toast(fault ?? adminMessages.decision_undone(business_name), undefined, { tone: fault === null ? "good" : "bad" });
  }
  async function confirm(reason: string) {
    const fault = await changeBadge(isTaken ? "remove" : "add", { badge_type: "verified", notes: reason });
    if (fault !== null) return fault;
    const done = isTaken ? adminMessages.unverified : adminMessages.verified;
    toast(done(business_name), undefined, {
      tone: "good",
      stays_ms: undo_ms,
      action: { label: "Undo", onPress: () => void undo() },
    });
    return null;
  }
  const kept = "It is kept with the badge and in the audit, without email addresses.";
  return isTaken ? (
    <ReasonDialog
      title={`Remove Verified from ${business_name}?`}
      label="Why"
      help="It appears in the email to them and in the audit."
      confirm="Remove Verified"
      danger
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>Their badge and tier disappear everywhere at once, and an email tells them in a minute.</p>
    </ReasonDialog>
  ) : (
    <ReasonDialog
      title={`Verify ${business_name}?`}
      label="Why is it genuine?"
      help={kept}
      missing={adminMessages.badge_reason_missing}
      confirm="Verify"
      onClose={onClose}
      onConfirm={confirm}
    >
      {rests_since !== null && (
        <p>
          It was verified before; its badge rests since {formatDate(rests_since)}, because it changed: {held?.rests_for}
          .
        </p>
      )}
      <p>Couples see the Verified badge everywhere at once, and an email tells the business in a minute.</p>
    </ReasonDialog>
  );
}
