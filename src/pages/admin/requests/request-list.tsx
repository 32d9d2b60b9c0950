import { useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { decideVerificationCall, undoVerificationDecisionCall } from "../../../contract/verifications/calls.ts";
import type { VerificationRequestRead } from "../../../contract/verifications/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { ReasonDialog } from "../actions/reason-dialog.tsx";
import { decision_undo_ms } from "../actions/undo-time.ts";
import text from "../../../ui/text.module.css";
import cases from "../cases.module.css";
import styles from "./requests.module.css";

interface RequestListProps {
  requests: readonly VerificationRequestRead[];
  isStale: boolean;
  onDecided: () => void;
}

export function RequestList({ requests, isStale, onDecided }: RequestListProps) {
  const [requested, setRequested] = useState<{ request: VerificationRequestRead; decision: Decision } | null>(null);
  return (
    <>
      <ul
        className={classNames(cases.cases, styles.requests, isStale && styles.stale)}
        aria-label="Requests to be verified"
      >
        {requests.map((request) => (
          <li key={request.id}>
            <Header request={request} />
            <blockquote>{request.motivation}</blockquote>
            {request.decision === null ? (
              <div className={text.actions}>
                <Button
                  small
                  aria-label={`Verify ${request.business_name}`}
                  onClick={() => setRequested({ request, decision: "verified" })}
                >
                  Verify
                </Button>
                <Button
                  small
                  variant="outline"
                  aria-label={`Not yet: ${request.business_name}`}
                  onClick={() => setRequested({ request, decision: "not_yet" })}
                >
                  Not yet
                </Button>
              </div>
            ) : (
              <Outcome request={request} />
            )}
          </li>
        ))}
      </ul>
      {requested && <DecisionDialog {...requested} onClose={() => setRequested(null)} onDecided={onDecided} />}
    </>
  );
}

function Header({ request }: { request: VerificationRequestRead }) {
  const { provider_id, business_name, contact_person, category_name, city, created_at } = request;
  const known = [category_name, city, contact_person].filter((name) => name !== null && name !== "");
  return (
    <header>
      <h3>
        <Link to={href("/provider/:id", { id: provider_id })}>{business_name}</Link>
        {!request.is_published && <Badge tone="bad">Unpublished</Badge>}
      </h3>
      <p className={text.fine}>{known.join(", ")}</p>
      {request.resembles !== null && (
        <Banner tone="warn">A verified business has a name that looks the same: {request.resembles}.</Banner>
      )}
      <p className={text.fine}>
        Requested on {formatDateTime(created_at)}. {request.verification_count} of 6 providers have verified it.
      </p>
    </header>
  );
}

const outcomes = { verified: "Verified", not_yet: "Not yet", verified_otherwise: "Verified otherwise" };

function Outcome({ request: { decision, decided_at, decided_by_name, note } }: { request: VerificationRequestRead }) {
  const by = decided_by_name === null ? "" : ` by ${decided_by_name}`;
  return (
    <p className={text.fine}>
      <b>{decision !== null && outcomes[decision]}</b>
      {by}, {decided_at === null ? "" : formatDateTime(decided_at)}
      {note !== null && `: ${note}`}
    </p>
  );
}

type Decision = "verified" | "not_yet";

interface DecisionDialogProps {
  request: VerificationRequestRead;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}

const labels = {
  verified: {
    label: "Why is it genuine?",
    help: "It is saved with the badge and in the audit, without email addresses.",
    missing: adminMessages.badge_reason_missing,
    confirm: "Verify",
    lead: "Couples see the Verified badge everywhere at once, and we email the provider in a minute.",
  },
  not_yet: {
    label: "What is missing?",
    help: "The business reads this in an email. It stays in the audit, so leave email addresses out.",
    missing: adminMessages.decision_note_missing,
    confirm: "Send",
    lead: "We email your sentence to the business in a minute. They can reply, or ask again later.",
  },
} as const satisfies Record<Decision, object>;

function DecisionDialog({ request, decision, onClose, onDecided }: DecisionDialogProps) {
  const { id, business_name } = request;
  const toast = useToast();
  const { lead, ...rest } = labels[decision];
  const options = { params: { id }, failed: adminMessages.decision_failed };

  async function undo() {
    const outcome = await withProof(() => call(undoVerificationDecisionCall, options));
    toast(outcome.ok ? outcome.body.message : outcome.error, { tone: outcome.ok ? "good" : "bad" });
    onDecided();
  }
  async function decide(note: string) {
    const outcome = await withProof(() => call(decideVerificationCall, { body: { decision, note }, ...options }));
    if (!outcome.ok) {
      if (outcome.code !== "request_decided" && outcome.code !== "request_not_found") return outcome.error;
      toast(outcome.error, { tone: "bad" });
    } else {
      const action = { label: "Undo", onPress: () => void undo() };
      toast(outcome.body.message, { tone: "good", stays_ms: decision_undo_ms, action });
    }
    onDecided();
    return null;
  }
  return (
    <ReasonDialog
      {...rest}
      title={decision === "verified" ? `Verify ${business_name}?` : `Not yet: ${business_name}`}
      onClose={onClose}
      onConfirm={decide}
    >
      <p>{lead}</p>
    </ReasonDialog>
  );
}
