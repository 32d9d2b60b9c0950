import { href, useNavigate } from "react-router";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { clearLocalData } from "../../../client/clear-local-data.ts";
import { CurrentPassword } from "../../../client/form/current-password.tsx";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { deleteAccount } from "../../../contract/accounts/calls.ts";
import type { AccountKind, MyAccount } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { AccountName } from "./account-name.tsx";
import { checkDeletion } from "./check-account.ts";
import { rememberEmail } from "./remembered-email.ts";
import styles from "./account-page.module.css";

interface DeleteAccountFormProps {
  id: string;
  kind: AccountKind;
  account: MyAccount;
  /** Deletes a shared wedding although an editor could continue it. */
  isForEveryone: boolean;
  onBusy: (isBusy: boolean) => void;
}

export function DeleteAccountForm({ id, kind, account, isForEveryone, onBusy }: DeleteAccountFormProps) {
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
          call(deleteAccount, {
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
        <Field label="Your email address" help={`To confirm, type ${email}.`} error={fieldErrors["email"] ?? null}>
          <Input name="email" type="email" required autoComplete="off" maxLength={limits.email_length_max} />
        </Field>
      )}
      <FormError sentence={fieldErrors[proof] ? null : error} />
    </form>
  );
}
