import * as limits from "../../contract/limits.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import type { FormFaults } from "./use-form.ts";

export function CurrentPassword({ faults, label = "Your password" }: { faults: FormFaults; label?: string }) {
  return (
    <Field label={label} error={faults["password"] ?? null}>
      <PasswordInput name="password" required autoComplete="current-password" maxLength={limits.password_length_max} />
    </Field>
  );
}
