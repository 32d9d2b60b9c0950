import { useState } from "react";
import { href } from "react-router";
import { formatDateTime } from "../../../contract/moments.ts";
import type { VerificationRequestRead } from "../../../contract/verifications/request-schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { DecisionDialog, type Decision } from "./decision-dialog.tsx";
import text from "../../../ui/text.module.css";
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
      <ul className={classNames(styles.requests, isStale && styles.stale)} aria-label="Requests to be verified">
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
  const known = [category_name, city, contact_person].filter((part) => part !== null && part !== "");
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
        Asked on {formatDateTime(created_at)}. {request.verification_count} of 6 providers have verified it.
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
