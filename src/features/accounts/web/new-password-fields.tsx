import type { FormFaults } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

interface NewPasswordFieldsProps {
  faults: FormFaults;
  label: string;
  name: "password" | "newPassword";
  length_min?: number;
}

export function NewPasswordFields({
  faults,
  label,
  name,
  length_min = limits.reset_password_length_min,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        help={`At least ${length_min} characters. Tip: use three or four random words.`}
        error={faults[name] ?? null}
      >
        <PasswordInput name={name} required autoComplete="new-password" maxLength={limits.password_length_max} />
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={faults["confirmPassword"] ?? null}>
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
