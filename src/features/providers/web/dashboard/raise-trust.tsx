import type { MouseEvent } from "react";
import { href } from "react-router";
import { Fetched } from "../../../../client/call/fetched.tsx";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { trustMessages } from "../../../../contract/endorsements/calls.ts";
import { formatCount, formatRating } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { readMyTrustCall } from "../../../../contract/trust/calls.ts";
import type { MyTrust, TrustStep } from "../../../../contract/trust/schema.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Link, LinkOn } from "../../../../ui/link.tsx";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { isPlainPress } from "../../../../ui/plain-press.ts";
import { useShowAll } from "../../../../ui/use-show-all.tsx";
import type { MissingItem } from "../missing-items.ts";
import { TrustTier } from "../trust-tier.tsx";
import { presentStep, type StepText } from "./present-step.ts";
import text from "../../../../ui/text.module.css";
import styles from "./raise-trust.module.css";

/** More steps at once discourage. */
const visible_max = 5;

interface RaiseTrustProps {
  provider_id: string;
  missing: readonly MissingItem[];
  onRequest: () => void;
}

export function RaiseTrust({ provider_id, missing, onRequest }: RaiseTrustProps) {
  const fetched = useFetched(readMyTrustCall, {
    as: "provider",
    failed: trustMessages.load_failed,
  });
  return (
    <FormSection
      title="Your trust"
      lead="Couples see your score and tier. Nobody can buy them: they come from reviews, endorsements, verification and a complete profile."
    >
      <Fetched of={fetched} skeleton={<Skeleton height="26rem" />}>
        {(trust) => (
          <>
            <Today trust={trust} />
            <Steps steps={trust.steps} provider_id={provider_id} missing={missing} onRequest={onRequest} />
          </>
        )}
      </Fetched>
      <LinkOn to={href("/how-trust-works")} className={styles.how}>
        How trust works
      </LinkOn>
    </FormSection>
  );
}

function Today({ trust }: { trust: MyTrust }) {
  return (
    <div className={styles.today}>
      <p>
        Trust score <b>{formatRating(trust.trust_score)}</b> of 5
      </p>
      <div>
        <p className={styles.tier}>
          {trust.trust_tier === null ? "No tier yet" : <TrustTier tier={trust.trust_tier} />}
        </p>
        <p className={text.fine}>{tierAhead(trust)}</p>
        {trust.endorsements_waiting > 0 && <p className={text.fine}>{waiting(trust.endorsements_waiting)}</p>}
      </div>
    </div>
  );
}

/** Endorsements by new accounts, which don't count yet [trust-23]. */
function waiting(count: number): string {
  const which = formatCount(count, "endorsement is pending: it counts", "endorsements are pending: each counts");
  return `${which} once the endorser is verified or ${limits.endorser_days_min} days after registering.`;
}

function tierAhead({ is_verified, next_tier }: MyTrust): string {
  if (next_tier === null) return "This is the highest tier.";
  if (!is_verified) return `Tiers start once you are verified: yours would be ${next_tier.tier}.`;
  return `${formatCount(next_tier.endorsers_missing, "more endorser", "more endorsers")} to ${next_tier.tier}.`;
}

interface StepsProps extends RaiseTrustProps {
  steps: readonly TrustStep[];
}

function Steps({ steps, provider_id, missing, onRequest }: StepsProps) {
  const rows = steps.flatMap((step) => {
    const words = presentStep(step.kind, provider_id, missing);
    return words ? [{ ...step, words }] : [];
  });
  const { visible, more } = useShowAll(rows, visible_max, styles.more);
  if (rows.length === 0) return <p>Your score is as high as it can be.</p>;
  return (
    <div className={styles.next}>
      <h3>What would raise your score next</h3>
      <ol className={styles.steps}>
        {visible.map(({ kind, gain, words }) => (
          <li key={kind}>
            <div>
              <StepLink step={words} onPress={kind === "verified" ? onRequest : undefined} />
              {words.note !== undefined && <p className={text.fine}>{words.note}</p>}
            </div>
            <b className={styles.gain}>+{gain.toFixed(2)}</b>
          </li>
        ))}
      </ol>
      {more}
      <p className={text.fine}>Each gain is shown separately, before the score is rounded to one decimal.</p>
    </div>
  );
}

function StepLink({ step: { label, to }, onPress }: { step: StepText; onPress?: () => void }) {
  function press(event: MouseEvent) {
    if (!onPress || !isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  }
  return (
    <Link to={to} onClick={press} {...(to.startsWith("#") && { replace: true, preventScrollReset: true })}>
      {label}
    </Link>
  );
}
