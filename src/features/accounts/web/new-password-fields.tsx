import type { FormFaults } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

interface NewPasswordFieldsProps {
  faults: FormFaults;
  label: string;
  /** What the first field is called in the call. The second is always `confirmPassword`. */
  name: "password" | "newPassword";
  /** The fewest characters that it may have. */
  length_min?: number;
}

/** A password that somebody chooses, and once more: two cells of a form. */
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
