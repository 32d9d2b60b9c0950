import KeyRound from "lucide/dist/esm/icons/key-round.mjs";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useForm, type FormErrors } from "../../../../client/form/use-form.ts";
import { withProof } from "../../../../client/proof/with-proof.ts";
import { loadPasskeys } from "../../../../client/session/load-passkeys.ts";
import {
  readSecondFactorCall,
  addPasskeyCall,
  beginPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
} from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import type { Passkey } from "../../../../contract/accounts/second-factor-schema.ts";
import { formatDate } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { southAfricanDate } from "../../../../contract/south-african-time.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { FactorStatus, type FactorStep } from "./factor-status.tsx";
import { formatLastUsed } from "./session-words.ts";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

/** Loaded on demand: contains the QR code library. */
const FactorEnrolment = lazy(() => import("./factor-enrolment.tsx"));
const RecoveryCodes = lazy(() => import("./recovery-codes.tsx"));

interface AccountSecondFactorProps {
  kind: AccountKind;
  isImpersonated: boolean;
  hasPasskeys: boolean;
  onChanged: () => Promise<void>;
}

/** Rule [accounts-28]. */
export function AccountSecondFactor({ kind, isImpersonated, hasPasskeys, onChanged }: AccountSecondFactorProps) {
  const {
    value: factor,
    error,
    reload,
  } = useFetched(readSecondFactorCall, {
    as: kind,
    failed: "We could not load your second factor.",
  });
  const [step, setStep] = useState<FactorStep | null>(null);
  function goBack() {
    setStep(null);
    void reload();
  }
  async function refresh() {
    await Promise.all([reload(), onChanged()]);
  }
  function showCodes(codes: readonly string[]) {
    setStep({ codes, message: "Your authenticator app is set up, and other devices have been logged out." });
    void refresh();
  }
  return (
    <FormSection
      title="Second factor"
      lead="An app or a passkey, needed as well as your password, so that nobody can log in with the password alone."
    >
      {factor === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {factor === null && error === null && <Skeleton height="4rem" />}
      {factor?.is_needed && <NeededFirst />}
      {isImpersonated && <p className={text.fine}>It can’t be changed while impersonating somebody.</p>}
      {factor && !isImpersonated && step === null && (
        <>
          <FactorStatus kind={kind} factor={factor} onStep={setStep} onChanged={reload} />
          {(hasPasskeys || factor.passkeys > 0) && (
            <AccountPasskeys kind={kind} isOffered={hasPasskeys} onStep={setStep} onChanged={refresh} />
          )}
        </>
      )}
      <Suspense fallback={<Skeleton height="16rem" />}>
        {step && "uri" in step && <FactorEnrolment kind={kind} {...step} onCodes={showCodes} onCancel={goBack} />}
        {step && "codes" in step && <RecoveryCodes {...step} onDone={goBack} />}
      </Suspense>
    </FormSection>
  );
}

/** Scrolls into view, because the person came for something else. */
function NeededFirst() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div ref={place}>
      <Banner tone="warn" announce>
        This site asks super admins for a second factor. Set one up here; until then you can do nothing else.
      </Banner>
    </div>
  );
}

interface AccountPasskeysProps {
  kind: AccountKind;
  isOffered: boolean;
  onStep: (step: FactorStep) => void;
  onChanged: () => Promise<void>;
}

/** Rule [accounts-30]. */
function AccountPasskeys({ kind, isOffered, onStep, onChanged }: AccountPasskeysProps) {
  const { value, error, reload } = useFetched(listPasskeysCall, {
    as: kind,
    failed: "We could not load your passkeys.",
  });
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  async function remove() {
    if (removing === null) return null;
    const failed = "We could not remove it. Please check your connection and try again.";
    const options = { as: kind, params: { id: removing.id }, failed };
    const outcome = await withProof(() => call(removePasskeyCall, options), kind);
    if (!outcome.ok) return outcome.error;
    await Promise.all([reload(), onChanged()]);
    return null;
  }
  function handleAdded(recovery_codes: readonly string[]) {
    if (recovery_codes.length > 0)
      onStep({ codes: recovery_codes, message: "Your passkey is added, and other devices have been logged out." });
    void Promise.all([reload(), onChanged()]);
  }
  return (
    <div className={styles.note}>
      <p className={styles.fact}>Passkeys</p>
      <p className={text.fine}>
        Your fingerprint, face, screen lock or a security key. A passkey logs you in without a password.
      </p>
      {value === null && error !== null && <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>}
      {value === null && error === null && <Skeleton height="3rem" />}
      {value?.passkeys.length === 0 && <p className={text.soft}>You don’t have a passkey yet.</p>}
      {value && value.passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {value.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => {
                setRemoving(passkey);
                setIsDialogOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      {isOffered && value !== null && <AddPasskeyForm kind={kind} onAdded={handleAdded} />}
      <QuestionDialog
        open={isDialogOpen}
        danger
        onClose={() => setIsDialogOpen(false)}
        title="Remove this passkey?"
        confirm="Remove it"
        onConfirm={remove}
      >
        <p>
          “{removing?.name}” will no longer log you in. Your device may still show it until you delete it there too.
        </p>
      </QuestionDialog>
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, created_at, last_used_at }, onRemove }: PasskeyRowProps) {
  const [now_ms] = useState(() => Date.now());
  return (
    <li className={styles.session}>
      <Icon of={KeyRound} />
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.times}>
          <span>Added {formatDate(southAfricanDate(created_at))}</span>
          <span>{last_used_at === null ? "Not used yet" : formatLastUsed(last_used_at, now_ms)}</span>
        </p>
      </div>
      <Button small variant="outline" onClick={onRemove}>
        Remove<OutOfSight> {name}</OutOfSight>
      </Button>
    </li>
  );
}

interface AddPasskeyFormProps {
  kind: AccountKind;
  onAdded: (recovery_codes: readonly string[]) => void;
}

function AddPasskeyForm({ kind, onAdded }: AddPasskeyFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: ({ name = "" }): FormErrors =>
      name.trim() === "" ? { name: "Give it a name you’ll recognise, such as My phone." } : {},
    async send({ name = "" }) {
      const { makePasskey } = await loadPasskeys();
      const passkeyFailed = "We could not ask for a passkey. Please check your connection and try again.";
      const made = await makePasskey(() =>
        withProof(() => call(beginPasskeyCall, { as: kind, failed: passkeyFailed }), kind),
      );
      if (!made.ok) return made;
      const failed = "We could not save it. Please check your connection and try again.";
      return call(addPasskeyCall, { as: kind, body: { name, made: made.body }, failed });
    },
    onDone({ recovery_codes }) {
      place.current?.reset();
      onAdded(recovery_codes);
    },
  });
  return (
    <form {...form} ref={place} className={styles.form}>
      <Field label="Name of a new passkey" help="Such as My phone or Office laptop." error={fieldErrors["name"]}>
        <Input name="name" required autoComplete="off" maxLength={limits.passkey_name_length_max} />
      </Field>
      <FormError sentence={fieldErrors["name"] ? null : error} />
      <Button small type="submit" variant="outline" busy={isBusy} className={styles.start}>
        Add a passkey
      </Button>
    </form>
  );
}
