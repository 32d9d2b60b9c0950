import { useId, useState } from "react";
import { useFetched } from "../../../client/use-fetched.ts";
import type { AccountKind, OwnAccount } from "../../../contract/accounts/shapes.ts";
import { listMembers } from "../../../contract/weddings/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import { Consequences } from "../../../ui/consequences.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { consequencesOf, heirOf } from "./deletion-words.ts";
import styles from "./account-page.module.css";

interface DeleteAccountDialogProps {
  kind: AccountKind;
  account: OwnAccount;
  open: boolean;
  /** Which opening it is: each has a form of its own, so that no password waits in a closed dialog. */
  opening: number;
  onClose: () => void;
}

/** Says what goes with an account and what stays, and deletes it for whoever proves that it is theirs. */
export function DeleteAccountDialog({ kind, account, open, opening, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isForEveryone, setForEveryone] = useState(false);
  const sharing = useFetched(listMembers, { as: kind === "couple" && open ? kind : null, failed: "" }).value;
  const heir = heirOf(sharing);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      lead="This can’t be undone. If you want a copy of your data, download it first."
      foot={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Consequences {...consequencesOf(kind, sharing, isForEveryone)} />
        {heir !== null && (
          <Check checked={isForEveryone} onChange={(event) => setForEveryone(event.target.checked)}>
            Delete the wedding for everybody who shares it
          </Check>
        )}
        {open && (
          <DeleteAccountForm
            key={opening}
            id={formId}
            kind={kind}
            account={account}
            isForEveryone={heir !== null && isForEveryone}
            onBusy={setIsBusy}
          />
        )}
      </div>
    </Dialog>
  );
}
