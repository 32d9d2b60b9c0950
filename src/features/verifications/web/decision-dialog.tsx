import { ReasonDialog } from "../../../client/admin/reason-dialog.tsx";
import { undo_ms } from "../../../client/admin/undo-time.ts";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { decideVerification, undoVerificationDecision } from "../../../contract/verifications/calls.ts";
import type { VerificationRequestRead } from "../../../contract/verifications/request-schema.ts";
import { useToast } from "../../../ui/toast.tsx";

export type Decision = "verified" | "not_yet";

interface DecisionDialogProps {
  request: VerificationRequestRead;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}

const words = {
  verified: {
    label: "Why is it genuine?",
    help: "It is kept with the badge and in the audit, without email addresses.",
    missing: adminMessages.badge_reason_missing,
    confirm: "Verify",
    lead: "Couples see the Verified badge everywhere at once, and we email the provider in a minute.",
  },
  not_yet: {
    label: "What is missing?",
    help: "The business reads this in an email. It stays in the audit, so leave email addresses out.",
    missing: adminMessages.decision_note_missing,
    confirm: "Send",
    lead: "We email your sentence to the business in a minute. They can reply, or ask again later.",
  },
} as const satisfies Record<Decision, object>;

export function DecisionDialog({ request, decision, onClose, onDecided }: DecisionDialogProps) {
  const { id, business_name } = request;
  const toast = useToast();
  const { lead, ...said } = words[decision];
  const options = { params: { id }, failed: adminMessages.decision_failed };

  async function undo() {
    const outcome = await withProof(() => call(undoVerificationDecision, options));
    toast(outcome.ok ? outcome.body.message : outcome.error, undefined, { tone: outcome.ok ? "good" : "bad" });
    onDecided();
  }
  async function decide(note: string) {
    const outcome = await withProof(() => call(decideVerification, { body: { decision, note }, ...options }));
    if (!outcome.ok) {
      if (outcome.code !== "request_decided" && outcome.code !== "request_not_found") return outcome.error;
      toast(outcome.error, undefined, { tone: "bad" });
    } else {
      const action = { label: "Undo", onPress: () => void undo() };
      toast(outcome.body.message, undefined, { tone: "good", stays_ms: undo_ms, action });
    }
    onDecided();
    return null;
  }
  return (
    <ReasonDialog
      {...said}
      title={decision === "verified" ? `Verify ${business_name}?` : `Not yet: ${business_name}`}
      onClose={onClose}
      onConfirm={decide}
    >
      <p>{lead}</p>
    </ReasonDialog>
  );
}
