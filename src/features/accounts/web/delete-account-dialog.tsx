import { useId, useState } from "react";
import type { AccountKind, OwnAccount } from "../../../contract/accounts/shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { Consequences } from "../../../ui/consequences.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import styles from "./account-page.module.css";

interface DeleteAccountDialogProps {
  kind: AccountKind;
  account: OwnAccount;
  open: boolean;
  /** Which opening it is: each has a form of its own, so that no password waits in a closed dialog. */
  opening: number;
  onClose: () => void;
}

const whatGoes = {
  provider: [
    "Your profile, with its pictures and videos",
    "The endorsements and verifications that you gave and received, with their points",
    "Your sign-in: your email address, your password, and every device that is signed in",
  ],
  couple: [
    "Your wedding’s details and your favourites",
    "The list of what you sent, and the copies that were mailed to you",
    "Your sign-in: your email address, your password, and every device that is signed in",
  ],
} as const satisfies Record<AccountKind, readonly string[]>;

const whatStays = {
  provider: [
    "Enquiries stay with the couples who sent them, with your business’s name, because they belong to the couples.",
    "Our record of what administrators did stays, because nothing can be removed from it.",
  ],
  couple: [
    "Enquiries stay with the providers who got them, with your name and what you wrote, because they may have replied. Any that are still on their way will arrive.",
    "Our record of what administrators did stays, because nothing can be removed from it.",
  ],
} as const satisfies Record<AccountKind, readonly string[]>;

/** Says what goes with an account and what stays, and deletes it for whoever proves that it is theirs. */
export function DeleteAccountDialog({ kind, account, open, opening, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
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
        <Consequences goes={whatGoes[kind]} stays={whatStays[kind]} />
        {open && <DeleteAccountForm key={opening} id={formId} kind={kind} account={account} onBusy={setIsBusy} />}
      </div>
    </Dialog>
  );
}
