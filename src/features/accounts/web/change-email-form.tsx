import { CurrentPassword } from "../../../client/form/current-password.tsx";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { changeEmail } from "../../../contract/accounts/words.ts";
import * as limits from "../../../contract/limits.ts";
import { Field, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { AccountForm } from "./account-form.tsx";
import { checkEmailChange } from "./check-account.ts";

interface ChangeEmailFormProps {
  kind: AccountKind;
  email: string;
  onChanged: () => Promise<void>;
}

/** Asks for another address: a link goes there, and the account moves when it is opened. */
export function ChangeEmailForm(account: ChangeEmailFormProps) {
  return (
    <AccountForm
      {...account}
      label="Change email"
      words={changeEmail}
      failed="We could not change your email address. Please check your connection and try again."
      check={checkEmailChange}
      bodyOf={({ newEmail, password }) => ({ newEmail, password })}
    >
      {(faults) => (
        <Fields>
          <Field label="New email address" error={faults["newEmail"] ?? null}>
            <Input name="newEmail" type="email" required autoComplete="off" maxLength={limits.email_length_max} />
          </Field>
          <CurrentPassword faults={faults} />
        </Fields>
      )}
    </AccountForm>
  );
}
