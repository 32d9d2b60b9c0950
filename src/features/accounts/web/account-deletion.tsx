import { useState } from "react";
import type { AccountKind, MyAccount } from "../../../contract/accounts/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { DeleteAccountDialog } from "./account/delete-account-dialog.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account/account-page.module.css";

interface AccountDeletionProps {
  kind: AccountKind;
  account: MyAccount;
  isSuperAdmin: boolean;
}

const warnings = {
  provider: "Couples no longer find your business here, and you can’t log in any more. This can’t be undone.",
  couple: "You’ll lose your plans and favourites, and you won’t be able to log in. This can’t be undone.",
} as const satisfies Record<AccountKind, string>;

export function AccountDeletion({ kind, account, isSuperAdmin }: AccountDeletionProps) {
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const reason = whyNot(account, isSuperAdmin);

  function open() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  return (
    <FormSection title="Delete account" lead="Leave for good, and take your data with you.">
      <div className={styles.danger}>
        <p>{warnings[kind]}</p>
        {reason !== null && <p className={text.fine}>{reason}</p>}
        <Button small variant="danger" disabled={reason !== null} className={styles.start} onClick={open}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog key={opening} kind={kind} account={account} open={isOpen} onClose={() => setIsOpen(false)} />
    </FormSection>
  );
}

function whyNot({ is_impersonated }: MyAccount, isSuperAdmin: boolean): string | null {
  if (is_impersonated) return "An account can’t be deleted while impersonating somebody.";
  if (isSuperAdmin) return "You are a super admin of this site: a super admin’s account can’t be deleted.";
  return null;
}
