import { useId, useState } from "react";
import { useFetched } from "../../../client/use-fetched.ts";
import type { AccountKind, MyAccount } from "../../../contract/accounts/schema.ts";
import { listMembers } from "../../../contract/weddings/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Consequences } from "../../../ui/consequences.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { consequencesOf, heirOf } from "./deletion-words.ts";
import styles from "./account-page.module.css";

interface DeleteAccountDialogProps {
  kind: AccountKind;
  account: MyAccount;
  open: boolean;
  onClose: () => void;
}

/**
 * A couple's deletion waits until the wedding's members are known, which decide what is deleted. Each opening is a new
 * dialog, so no password stays.
 */
export function DeleteAccountDialog({ kind, account, open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isForEveryone, setForEveryone] = useState(false);
  const { value, error, reload } = useFetched(listMembers, {
    as: kind === "couple" && open ? kind : null,
    failed: "We could not find out who shares your wedding. Please check your connection and try again.",
  });
  const isKnown = kind === "provider" || value !== null;
  const heir = heirOf(value);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      lead="This can’t be undone. If you want a copy of your data, download it first."
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy} disabled={!isKnown}>
            Delete for good
          </Button>
        </>
      }
    >
      {!isKnown && <NotKnown error={error} onRetry={() => void reload()} />}
      {open && isKnown && (
        <div className={styles.form}>
          <Consequences {...consequencesOf(kind, value, isForEveryone)} />
          {heir !== null && (
            <Check checked={isForEveryone} onChange={(event) => setForEveryone(event.target.checked)}>
              Delete the wedding for everybody who shares it
            </Check>
          )}
          <DeleteAccountForm
            id={formId}
            kind={kind}
            account={account}
            isForEveryone={heir !== null && isForEveryone}
            onBusy={setIsBusy}
          />
        </div>
      )}
    </Dialog>
  );
}

function NotKnown({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  if (error !== null) return <LoadFailure onRetry={onRetry}>{error}</LoadFailure>;
  return (
    <div aria-busy="true">
      <OutOfSight>Loading the people who share your wedding</OutOfSight>
      <Skeleton height="18rem" />
    </div>
  );
}
