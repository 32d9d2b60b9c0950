import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import { useFetched } from "../../../client/use-fetched.ts";
import * as limits from "../../../contract/limits.ts";
import type { VerificationStatus } from "../../../contract/verifications/shapes.ts";
import { readVerificationStatus, verificationMessages } from "../../../contract/verifications/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FormPart } from "../../../ui/form-part.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { RequestForm } from "./request-form.tsx";
import styles from "./own-verification.module.css";

/** How far a provider's own verification has come, and the way to ask the site for it [trust-17]. */
export function OwnVerification({ provider_id }: { provider_id: string }) {
  const { value, error, reload } = useFetched(readVerificationStatus, {
    params: { id: provider_id },
    as: "provider",
    failed: verificationMessages.load_failed,
  });
  return (
    <FormPart
      title="Verification"
      lead="A business is verified when six verified providers vouch for it, or when we have checked it ourselves."
    >
      {value ? (
        <Standing status={value.data} provider_id={provider_id} />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      )}
    </FormPart>
  );
}

function Standing({ status, provider_id }: { status: VerificationStatus; provider_id: string }) {
  if (status.is_verified) {
    return (
      <Banner tone="good" icon={BadgeCheck} title="Verified Business">
        Couples see the Verified badge on your profile and your card, and you can verify other providers.
      </Banner>
    );
  }
  const of = limits.verification_threshold;
  return (
    <>
      <Steps label="Verified by providers" done={Math.min(status.verification_count, of)} of={of} />
      <h3 className={styles.title}>Ask us to verify you</h3>
      <RequestForm provider_id={provider_id} />
    </>
  );
}
