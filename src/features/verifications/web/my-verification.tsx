import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import { useFetched } from "../../../client/use-fetched.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { readVerificationStatus, verificationMessages } from "../../../contract/verifications/calls.ts";
import type { VerificationStatus } from "../../../contract/verifications/schema.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FormSection } from "../../../ui/form-section.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { RequestForm } from "./request-form.tsx";
import styles from "./my-verification.module.css";

/** Start and reason of the own verification's pause [trust-24]. */
interface Rest {
  since: string;
  changed: string;
}

/** The own progress, and the request to the site [trust-17]. */
export function MyVerification({ provider_id, rests }: { provider_id: string; rests: Rest | null }) {
  const { value, error, reload } = useFetched(readVerificationStatus, {
    params: { id: provider_id },
    as: "provider",
    failed: verificationMessages.load_failed,
  });
  return (
    <FormSection
      title="Verification"
      lead="A business is verified when six verified providers vouch for it, or when we have checked it ourselves."
    >
      {value ? (
        <StatusInfo status={value.data} provider_id={provider_id} rests={rests} />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      )}
    </FormSection>
  );
}

interface StatusInfoProps {
  status: VerificationStatus;
  provider_id: string;
  rests: Rest | null;
}

function StatusInfo({ status, provider_id, rests }: StatusInfoProps) {
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
      {rests && (
        <Banner tone="warn" title={`Your Verified badge is paused since ${formatDate(rests.since)}`}>
          You changed: {rests.changed}. Couples don’t see the badge or your tier until we, or six verified providers,
          confirm it’s still you.
        </Banner>
      )}
      <Steps label="Verified by providers" done={Math.min(status.verification_count, of)} of={of} />
      <h3 className={styles.title}>{rests ? "Ask us to confirm you" : "Ask us to verify you"}</h3>
      <RequestForm provider_id={provider_id} />
    </>
  );
}
