import { call } from "../../../client/call/call.ts";
import { signOutAccountCall } from "../../../contract/accounts/calls.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useGuardedAction } from "./use-guarded-action.ts";

interface SignOutDialogProps {
  account: { id: string; name: string };
  onClose: () => void;
}

/** Rule [admin-37]. */
export function SignOutDialog({ account: { id, name }, onClose }: SignOutDialogProps) {
  const act = useGuardedAction();

  const goOn = () => act(() => call(signOutAccountCall, { params: { id }, failed: adminMessages.sign_out_failed }));
  return (
    <QuestionDialog open onClose={onClose} title={`Log ${name} out everywhere?`} confirm="Log out" onConfirm={goOn}>
      <p>
        Every browser has to log in again. The password stays the same: anyone who knows it can log in again until the
        owner changes it.
      </p>
    </QuestionDialog>
  );
}
