import { withProof } from "../../../../client/admin/with-proof.ts";
import { call } from "../../../../client/call.ts";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { SuperAdmin } from "../../../../contract/providers/super-admin-shapes.ts";
import { demoteSuperAdmin, signOutSuperAdmin } from "../../../../contract/providers/words.ts";
import { QuestionDialog } from "../../../../ui/question-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { PowersAct } from "./super-admin-table.tsx";

interface EndPowersDialogProps {
  act: PowersAct;
  admin: SuperAdmin;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before another super admin is demoted or signed out [admin-33]. */
export function EndPowersDialog({ act, admin: { id, business_name }, onClose, onDone }: EndPowersDialogProps) {
  const toast = useToast();
  const isDemotion = act === "demote";

  async function goOn() {
    const options = { params: { id }, failed: adminMessages.super_admin_failed };
    const outcome = await withProof(() =>
      isDemotion ? call(demoteSuperAdmin, options) : call(signOutSuperAdmin, options),
    );
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, undefined, { tone: "good" });
    onDone();
    return null;
  }
  return (
    <QuestionDialog
      open
      danger={isDemotion}
      onClose={onClose}
      title={isDemotion ? `Demote ${business_name}?` : `Sign out ${business_name}?`}
      confirm={isDemotion ? "Demote" : "Sign out"}
      onConfirm={goOn}
    >
      <p>
        {isDemotion
          ? "It stays a provider account without any powers, and is signed out everywhere at once."
          : "Every browser of it has to sign in again, and whoever it acts as is left."}
      </p>
    </QuestionDialog>
  );
}
