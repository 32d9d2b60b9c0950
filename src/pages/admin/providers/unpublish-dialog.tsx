import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { unpublishProviderCall } from "../../../contract/providers/calls.ts";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";

interface UnpublishDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
  onRemoved: (id: string) => void;
}

/** Asks before unpublishing a provider [admin-9]. */
export function UnpublishDialog({
  provider: { id, business_name },
  onClose,
  onChange,
  onRemoved,
}: UnpublishDialogProps) {
  const toast = useToast();

  async function unpublish() {
    const outcome = await withProof(() =>
      call(unpublishProviderCall, { params: { id }, failed: adminMessages.unpublish_failed }),
    );
    if (!outcome.ok) {
      if (outcome.code !== "provider_not_found") return outcome.error;
      toast(outcome.error, { tone: "bad" });
      onRemoved(id);
      return null;
    }
    toast(outcome.body.message);
    onChange(id, { is_published: false });
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title="Unpublish" confirm="Unpublish" danger onConfirm={unpublish}>
      <p>{adminMessages.unpublish_question(business_name)}</p>
    </QuestionDialog>
  );
}
