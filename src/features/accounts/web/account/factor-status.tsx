import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { withProof } from "../../../../client/proof/with-proof.ts";
import {
  enrolSecondFactorCall,
  removeSecondFactorCall,
  renewRecoveryCodesCall,
} from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import type { SecondFactorRead } from "../../../../contract/accounts/second-factor-schema.ts";
import { formatCount, formatDate } from "../../../../contract/format.ts";
import { southAfricanDate } from "../../../../contract/south-african-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { QuestionDialog } from "../../../../ui/overlay/question-dialog.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

export type FactorStep = { secret: string; uri: string } | { codes: readonly string[]; message: string };

interface FactorStatusProps {
  kind: AccountKind;
  factor: SecondFactorRead;
  onStep: (step: FactorStep) => void;
  onChanged: () => Promise<void>;
}

type Question = "remove" | "renew" | null;

export function FactorStatus({ kind, factor, onStep, onChanged }: FactorStatusProps) {
  const { since, passkeys, recovery_codes_left } = factor;
  const hasAny = since !== null || passkeys > 0;
  const [isBusy, setIsBusy] = useState(false);
  const [question, setQuestion] = useState<Question>(null);
  const [error, setError] = useState<string | null>(null);

  async function begin() {
    setIsBusy(true);
    setError(null);
    const failed = "We could not begin. Please check your connection and try again.";
    const outcome = await withProof(() => call(enrolSecondFactorCall, { as: kind, failed }), kind);
    setIsBusy(false);
    if (outcome.ok) onStep(outcome.body);
    else setError(outcome.error);
  }
  async function remove() {
    const failed = "We could not turn it off. Please check your connection and try again.";
    const outcome = await withProof(() => call(removeSecondFactorCall, { as: kind, failed }), kind);
    if (!outcome.ok) return outcome.error;
    void onChanged();
    return null;
  }
  async function renew() {
    const failed = "We could not make new codes. Please check your connection and try again.";
    const outcome = await withProof(() => call(renewRecoveryCodesCall, { as: kind, failed }), kind);
    if (!outcome.ok) return outcome.error;
    onStep({
      codes: outcome.body.recovery_codes,
      message: "These are your new recovery codes. Your old recovery codes no longer work.",
    });
    return null;
  }
  return (
    <div className={styles.note}>
      <div className={styles.status}>
        <p className={styles.fact}>Authenticator app</p>
        {since === null ? (
          <Badge>Off</Badge>
        ) : (
          <Badge tone="good" icon={CircleCheck}>
            On
          </Badge>
        )}
      </div>
      <p className={text.fine}>
        {since === null
          ? "An app on your phone shows a new code every half minute."
          : `Since ${formatDate(southAfricanDate(since))}.`}
        {hasAny && ` You have ${formatCount(recovery_codes_left, "recovery code", "recovery codes")} left.`}
      </p>
      <div className={styles.status}>
        <Button small variant="outline" busy={isBusy} onClick={() => void begin()}>
          {since === null ? "Set up an authenticator app" : "Use another phone"}
        </Button>
        {hasAny && (
          <Button small variant="outline" onClick={() => setQuestion("renew")}>
            New recovery codes
          </Button>
        )}
        {since !== null && (
          <Button small variant="outline" onClick={() => setQuestion("remove")}>
            Turn it off
          </Button>
        )}
      </div>
      <FormError sentence={error} />
      <FactorQuestion question={question} onRemove={remove} onRenew={renew} onClose={() => setQuestion(null)} />
    </div>
  );
}

interface FactorQuestionProps {
  question: Question;
  onRemove: () => Promise<string | null>;
  onRenew: () => Promise<string | null>;
  onClose: () => void;
}

function FactorQuestion({ question, onRemove, onRenew, onClose }: FactorQuestionProps) {
  return (
    <>
      <QuestionDialog
        open={question === "renew"}
        onClose={onClose}
        title="Make new recovery codes?"
        confirm="Make new codes"
        onConfirm={onRenew}
      >
        <p>Your old codes will no longer work. The new ones are shown once.</p>
      </QuestionDialog>
      <QuestionDialog
        open={question === "remove"}
        danger
        onClose={onClose}
        title="Turn the authenticator app off?"
        confirm="Turn it off"
        onConfirm={onRemove}
      >
        <p>Without a second factor your password alone opens your account, and your recovery codes stop working.</p>
      </QuestionDialog>
    </>
  );
}
