import { useGuardedAct } from "../../../../client/admin/use-guarded-act.ts";
import { call } from "../../../../client/call.ts";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { SuperAdmin } from "../../../../contract/providers/super-admin-shapes.ts";
import { demoteSuperAdmin, removeSuperAdminFactors, signOutSuperAdmin } from "../../../../contract/providers/words.ts";
import { QuestionDialog } from "../../../../ui/question-dialog.tsx";
import type { PowersAct } from "./super-admin-table.tsx";

interface EndPowersDialogProps {
  act: PowersAct;
  admin: SuperAdmin;
  onClose: () => void;
  onDone: () => void;
}

const words = {
  demote: {
    title: (name: string) => `Demote ${name}?`,
    confirm: "Demote",
    text: "It remains an ordinary provider account, and is logged out everywhere at once.",
  },
  sign_out: {
    title: (name: string) => `Log out ${name}?`,
    confirm: "Log out",
    text: "Every browser has to log in again, and any impersonation ends.",
  },
  remove_factors: {
    title: (name: string) => `Remove the second factor of ${name}?`,
    confirm: "Remove second factor",
    text: adminMessages.factors_question,
  },
} as const;

const calls = { demote: demoteSuperAdmin, sign_out: signOutSuperAdmin, remove_factors: removeSuperAdminFactors };

/** Asks before another super admin is demoted, signed out or freed of its second factor [admin-33, admin-38]. */
export function EndPowersDialog({ act: wanted, admin: { id, business_name }, onClose, onDone }: EndPowersDialogProps) {
  const act = useGuardedAct();
  const { title, confirm, text } = words[wanted];

  const goOn = () =>
    act(() => call(calls[wanted], { params: { id }, failed: adminMessages.super_admin_failed }), onDone);
  return (
    <QuestionDialog
      open
      danger={wanted !== "sign_out"}
      onClose={onClose}
      title={title(business_name)}
      confirm={confirm}
      onConfirm={goOn}
    >
      <p>{text}</p>
    </QuestionDialog>
  );
}
