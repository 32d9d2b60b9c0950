import type { FormErrors } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PasswordInput } from "../../../ui/form/password-input.tsx";

interface NewPasswordFieldsProps {
  fieldErrors: FormErrors;
  label: string;
  name: "password" | "newPassword";
  length_min?: number;
}

export function NewPasswordFields({
  fieldErrors,
  label,
  name,
  length_min = limits.reset_password_length_min,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        help={`At least ${length_min} characters. Tip: use three or four random words.`}
        error={fieldErrors[name]}
      >
        <PasswordInput name={name} required autoComplete="new-password" maxLength={limits.password_length_max} />
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={fieldErrors["confirmPassword"]}>
        <PasswordInput
          name="confirmPassword"
          required
          autoComplete="new-password"
          maxLength={limits.password_length_max}
        />
      </Field>
    </>
  );
}
