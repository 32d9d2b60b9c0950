import { changePassword } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { Field, Fields } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { AccountForm } from "./account-form.tsx";
import { checkPasswordChange } from "./check-account.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

interface ChangePasswordFormProps {
  kind: AccountKind;
  email: string;
  onChanged: () => Promise<void>;
}

export function ChangePasswordForm(account: ChangePasswordFormProps) {
  return (
    <AccountForm
      {...account}
      label="Change password"
      words={changePassword}
      failed="We could not change your password. Please check your connection and try again."
      check={checkPasswordChange}
      bodyOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
    >
      {(fieldErrors) => (
        <>
          <Fields>
            <Field label="Current password" error={fieldErrors["currentPassword"] ?? null}>
              <PasswordInput
                name="currentPassword"
                required
                autoComplete="current-password"
                maxLength={limits.password_length_max}
              />
            </Field>
          </Fields>
          <Fields>
            <NewPasswordFields label="New password" name="newPassword" fieldErrors={fieldErrors} />
          </Fields>
        </>
      )}
    </AccountForm>
  );
}
