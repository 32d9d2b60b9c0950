import { useId, useState, type SubmitEvent } from "react";
import { call } from "../../../../client/call.ts";
import { useFetched } from "../../../../client/use-fetched.ts";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../../contract/providers/admin-shapes.ts";
import { deleteProvider, previewDeletion } from "../../../../contract/providers/words.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { readText } from "../../../../ui/read-text.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { DeletionConsequences } from "./deletion-consequences.tsx";
import { newCode } from "./new-code.ts";
import styles from "./delete-provider-dialog.module.css";

interface DeleteProviderDialogProps {
  provider: AdminProvider;
  onClose: () => void;
  onGone: (id: string) => void;
}

/** Says what goes with a provider, and deletes it once the code that is shown has been typed [admin-8]. */
export function DeleteProviderDialog({ provider: { id, business_name }, onClose, onGone }: DeleteProviderDialogProps) {
  const formId = useId();
  const [code] = useState(newCode);
  const preview = useFetched(previewDeletion, {
    params: { id },
    as: "provider",
    failed: adminMessages.deletion_failed,
  });
  const { isBusy, error, erase } = useDeletion({ id, onGone, onClose });
  const toast = useToast();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = readText(new FormData(event.currentTarget), "code");
    if (typed === code) return void erase(code);
    toast(adminMessages.deletion_code_wrong, undefined, { tone: "bad" });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={`Delete ${business_name}`}
      lead="This can’t be undone."
      foot={
        <>
          <Button variant="quiet" onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} onSubmit={submit}>
        <DeletionConsequences preview={preview.value?.data ?? null} error={preview.error} />
        <Field label={adminMessages.deletion_prompt(business_name, code)}>
          <Input name="code" inputMode="numeric" autoComplete="off" maxLength={12} />
        </Field>
        {error !== null && (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function useDeletion({ id, onGone, onClose }: { id: string; onGone: (id: string) => void; onClose: () => void }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function erase(confirmationCode: string) {
    setIsBusy(true);
    setError(null);
    const outcome = await call(deleteProvider, {
      params: { id },
      body: { confirmationCode },
      failed: adminMessages.deletion_failed,
    });
    setIsBusy(false);
    const isGone = !outcome.ok && outcome.code === "provider_not_found";
    if (!outcome.ok && !isGone) return setError(outcome.error);
    // somebody else may have deleted it meanwhile
    toast(outcome.ok ? outcome.body.message : outcome.error);
    onGone(id);
    onClose();
  }
  return { isBusy, error, erase };
}
