import { useRef } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm, type FormFaults } from "../../../client/form/use-form.ts";
import { loadPasskeys } from "../../../client/load-passkeys.ts";
import { addPasskey } from "../../../contract/accounts/passkey-words.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import * as limits from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import styles from "./account-page.module.css";

interface AddPasskeyFormProps {
  kind: AccountKind;
  /** With recovery codes, if it is the account's first second factor. */
  onAdded: (recovery_codes: readonly string[]) => void;
}

/** Makes a passkey on this device, under a name by which its owner knows it. */
export function AddPasskeyForm({ kind, onAdded }: AddPasskeyFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const { form, faults, error, isBusy } = useForm({
    check: ({ name = "" }): FormFaults =>
      name.trim() === "" ? { name: "Give it a name you’ll recognise, such as My phone." } : {},
    async send({ name = "" }) {
      const { makePasskey } = await loadPasskeys();
      const made = await makePasskey(kind);
      if (!made.ok) return made;
      const failed = "We could not keep it. Please check your connection and try again.";
      return call(addPasskey, { as: kind, body: { name, made: made.body }, failed });
    },
    onDone({ recovery_codes }) {
      place.current?.reset();
      onAdded(recovery_codes);
    },
  });
  return (
    <form {...form} ref={place} className={styles.form}>
      <Field label="Name of a new passkey" help="Such as My phone or Office laptop." error={faults["name"] ?? null}>
        <Input name="name" required autoComplete="off" maxLength={limits.passkey_name_length_max} />
      </Field>
      <FormError sentence={faults["name"] ? null : error} />
      <Button small type="submit" variant="outline" busy={isBusy} className={styles.start}>
        Add a passkey
      </Button>
    </form>
  );
}
