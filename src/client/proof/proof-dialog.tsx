import { useState } from "react";
import { createRoot } from "react-dom/client";
import { proveIdentityCall, readSecondFactorCall } from "../../contract/accounts/calls.ts";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import * as limits from "../../contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { FormError } from "../../ui/page/form-error.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import { call } from "../call/call.ts";
import { useFetched } from "../call/use-fetched.ts";
import { CurrentPassword } from "../form/current-password.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useForm, type FormErrors } from "../form/use-form.ts";
import { loadPasskeys } from "../session/load-passkeys.ts";

const missing = { password: "Please enter your password.", code: "Enter the code." } as const;

/** Over any open dialog. Returns whether the proof succeeded. */
export function requestProof(as: AccountKind): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const leave = (isProven: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProven);
    };
    root.render(<ProofDialog as={as} onLeave={leave} />);
  });
}

/** Small, as it may cover another dialog. */
function ProofDialog({ as, onLeave }: { as: AccountKind; onLeave: (isProven: boolean) => void }) {
  const { value: factor, error: unknown } = useFetched(readSecondFactorCall, { as, failed: "Not known." });
  const hasFactor = factor !== null && (factor.since !== null || factor.passkeys > 0);
  const how = hasFactor ? "code" : "password";
  const made = useForm({
    check: (values): FormErrors => (values[how] ? {} : { [how]: missing[how] }),
    send: (values) =>
      call(proveIdentityCall, {
        as,
        body: { [how]: values[how] ?? "" },
        failed: "We could not check this. Please check your connection and try again.",
      }),
    onDone: () => onLeave(true),
  });
  return (
    <FormDialog
      small
      title="Is it you?"
      lead={`This needs your ${how === "password" ? "password" : "second factor"}. We won’t ask for it again within ${limits.proof_minutes} minutes.`}
      send="Go on"
      made={made}
      hidesErrorAtFields
      onClose={() => onLeave(false)}
    >
      {factor === null && unknown === null ? (
        <Skeleton height="4rem" />
      ) : how === "password" ? (
        <CurrentPassword fieldErrors={made.fieldErrors} />
      ) : (
        <Field label="Code" help="Of your authenticator app, or a recovery code." error={made.fieldErrors["code"]}>
          <Input name="code" required autoComplete="one-time-code" maxLength={40} />
        </Field>
      )}
      {factor !== null && factor.passkeys > 0 && <PasskeyProof as={as} onProven={() => onLeave(true)} />}
    </FormDialog>
  );
}

function PasskeyProof({ as, onProven }: { as: AccountKind; onProven: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function prove() {
    setIsBusy(true);
    setError(null);
    const { showPasskey } = await loadPasskeys();
    const assertion = await showPasskey({}, as);
    const failed = "We could not check this. Please check your connection and try again.";
    const outcome = assertion.ok
      ? await call(proveIdentityCall, { as, body: { passkey: assertion.body }, failed })
      : assertion;
    setIsBusy(false);
    if (outcome.ok) onProven();
    else setError(outcome.error);
  }
  return (
    <>
      <Button small variant="outline" busy={isBusy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      <FormError sentence={error} />
    </>
  );
}
