import { useId, useState } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { CurrentPassword } from "../../../../client/form/current-password.tsx";
import { useForm } from "../../../../client/form/use-form.ts";
import { withProof } from "../../../../client/proof/with-proof.ts";
import { clearLocalData } from "../../../../client/session/clear-local-data.ts";
import { deleteAccountCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind, MyAccount } from "../../../../contract/accounts/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { listMembersCall } from "../../../../contract/weddings/calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { Consequences } from "../../../../ui/data/consequences.tsx";
import { Check } from "../../../../ui/form/check.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import { checkDeletion } from "../check-account.ts";
import { rememberEmail } from "../sign-in/remembered-email.ts";
import { AccountName } from "./account-name.tsx";
import { consequencesOf, heirOf } from "./deletion-words.ts";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface DeleteAccountDialogProps {
  kind: AccountKind;
  account: MyAccount;
  open: boolean;
  onClose: () => void;
}

/**
 * Waits for the wedding's members, which decide what is deleted. Each opening is a new dialog, so no password stays.
 */
function DeleteAccountDialog({ kind, account, open, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isForEveryone, setForEveryone] = useState(false);
  const { value, error, reload } = useFetched(listMembersCall, {
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
  return <Skeletons label="Loading the people who share your wedding" heights={["18rem"]} />;
}

interface DeleteAccountFormProps {
  id: string;
  kind: AccountKind;
  account: MyAccount;
  /** Deletes a shared wedding although an editor could continue it. */
  isForEveryone: boolean;
  onBusy: (isBusy: boolean) => void;
}

function DeleteAccountForm({ id, kind, account, isForEveryone, onBusy }: DeleteAccountFormProps) {
  const { email, has_password } = account;
  const proof = has_password ? "password" : "email";
  const navigate = useNavigate();
  const toast = useToast();
  const { form, fieldErrors, error } = useForm({
    onBusy,
    check: (values) => checkDeletion(proof, values),
    send: (values) =>
      withProof(
        () =>
          call(deleteAccountCall, {
            as: kind,
            body: { [proof]: values[proof], ...(isForEveryone && { for_everyone: true }) },
            failed: "We could not delete your account. Please check your connection and try again.",
          }),
        kind,
      ),
    isLeaving: true,
    onDone() {
      rememberEmail(kind, null);
      clearLocalData(kind);
      void navigate(href("/"), { replace: true });
      toast("Your account has been deleted. Go well.");
    },
  });
  return (
    <form {...form} id={id} className={styles.form}>
      {has_password ? (
        <>
          <AccountName email={email} />
          <CurrentPassword fieldErrors={fieldErrors} />
        </>
      ) : (
        <Field label="Your email address" help={`To confirm, type ${email}.`} error={fieldErrors["email"]}>
          <Input name="email" type="email" required autoComplete="off" maxLength={limits.email_length_max} />
        </Field>
      )}
      <FormError sentence={fieldErrors[proof] ? null : error} />
    </form>
  );
}

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
