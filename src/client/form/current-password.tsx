import * as limits from "../../contract/limits.ts";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import type { FormErrors } from "./use-form.ts";

export function CurrentPassword({ fieldErrors, label = "Your password" }: { fieldErrors: FormErrors; label?: string }) {
  return (
    <Field label={label} error={fieldErrors["password"]}>
      <PasswordInput name="password" required autoComplete="current-password" maxLength={limits.password_length_max} />
    </Field>
  );
}
