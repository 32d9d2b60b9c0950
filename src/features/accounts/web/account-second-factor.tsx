import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useFetched } from "../../../client/use-fetched.ts";
import { readSecondFactor } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FormSection } from "../../../ui/form-section.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { FactorStatus, type FactorStep } from "./factor-status.tsx";
import text from "../../../ui/text.module.css";

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
  } = useFetched(readSecondFactor, {
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
    setStep({ codes, told: "Your authenticator app is set up, and other devices have been logged out." });
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
