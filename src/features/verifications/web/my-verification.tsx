import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { storedText } from "../../../client/stored.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import {
  readVerificationStatusCall,
  verificationMessages,
  requestVerificationCall,
} from "../../../contract/verifications/calls.ts";
import type { VerificationStatus } from "../../../contract/verifications/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Steps } from "../../../ui/form/steps.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { checkMotivation } from "./check-motivation.ts";
import text from "../../../ui/text.module.css";
import styles from "./my-verification.module.css";

/** Start and reason of the pause of the provider's verification [trust-24]. */
interface Rest {
  since: string;
  changed: string;
}

/** The provider's progress, and the request to the site [trust-17]. */
export function MyVerification({ provider_id, rests }: { provider_id: string; rests: Rest | null }) {
  const fetched = useFetched(readVerificationStatusCall, {
    params: { id: provider_id },
    as: "provider",
    failed: verificationMessages.load_failed,
  });
  return (
    <FormSection
      title="Verification"
      lead="A business is verified when six verified providers vouch for it, or when we have checked it ourselves."
    >
      <Fetched of={fetched} skeleton={<Skeleton height="16rem" />}>
        {({ data }) => <StatusInfo status={data} provider_id={provider_id} rests={rests} />}
      </Fetched>
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

const draftOf = (provider_id: string) => storedText({ in: "tab", key: `umshado.verification_request.${provider_id}` });

function readMotivation(provider_id: string): string {
  return draftOf(provider_id).get() ?? "";
}

export function saveMotivation(provider_id: string, motivation: string): void {
  draftOf(provider_id).set(motivation || null);
}

/** A request with reasons [trust-17]. Unsent input is saved. */
function RequestForm({ provider_id }: { provider_id: string }) {
  const [saved] = useState(() => readMotivation(provider_id));
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    check({ motivation = "" }): Record<string, string> {
      const reason = checkMotivation(motivation);
      return reason === null ? {} : { motivation: reason };
    },
    send: ({ motivation = "" }) =>
      call(requestVerificationCall, {
        body: { motivation },
        failed: verificationMessages.request_failed,
      }),
    onEdit: ({ motivation = "" }) => saveMotivation(provider_id, motivation),
    onDone({ message }) {
      saveMotivation(provider_id, "");
      setAnswer(message);
    },
  });
  if (answer !== null) {
    return (
      <Banner tone="good" announce>
        {answer}
      </Banner>
    );
  }
  return (
    <form {...form} className={text.stack4} aria-label="Request verification">
      <Field
        label="Why should we verify you?"
        help="How can we check that your business is genuine? Tell us about a registration, references or work we can look at."
        error={fieldErrors["motivation"]}
      >
        <Textarea
          name="motivation"
          required
          rows={5}
          defaultValue={saved}
          maxLength={limits.verification_motivation_length_max}
        />
      </Field>
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      <Button type="submit" variant="outline" busy={isBusy} className={styles.start}>
        Request verification
      </Button>
    </form>
  );
}
