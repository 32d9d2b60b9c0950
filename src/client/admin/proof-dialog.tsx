import { useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { proveIdentity } from "../../contract/accounts/words.ts";
import * as limits from "../../contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { call } from "../call.ts";
import { FormError } from "../form/form-error.tsx";
import { useForm, type FormFaults } from "../form/use-form.ts";
import styles from "./dialog-form.module.css";

/** Asks the person to show that it is the one who signed in, over whatever is open. Answers whether that was done. */
export function askForProof(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const leave = (isProven: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProven);
    };
    root.render(<ProofDialog onLeave={leave} />);
  });
}

/** A small dialog: it may stand over one that is open already. */
function ProofDialog({ onLeave }: { onLeave: (isProven: boolean) => void }) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { form, faults, error } = useForm({
    onBusy: setIsBusy,
    check: ({ password = "" }): FormFaults => (password === "" ? { password: "Please enter your password." } : {}),
    send: ({ password = "" }) =>
      call(proveIdentity, {
        as: "provider",
        body: { password },
        failed: "We could not check this. Please check your connection and try again.",
      }),
    onDone: () => onLeave(true),
  });
  const close = () => !isBusy && onLeave(false);
  return (
    <Dialog
      small
      open
      onClose={close}
      title="Is it you?"
      lead={`What you are about to do needs your password. It isn’t asked for again within ${limits.proof_minutes} minutes.`}
      foot={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Go on
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.body}>
        <Field label="Your password" error={faults["password"] ?? null}>
          <PasswordInput
            name="password"
            required
            autoComplete="current-password"
            maxLength={limits.password_length_max}
          />
        </Field>
        <FormError sentence={faults["password"] ? null : error} />
      </form>
    </Dialog>
  );
}
