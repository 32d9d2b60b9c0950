import { useState, type ReactNode } from "react";
import { href } from "react-router";
import type { Report } from "../../../../contract/conversations/report-shapes.ts";
import { formatMoment } from "../../../../contract/moments.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { SuspendDialog } from "../../../providers/web/admin/suspend-dialog.tsx";
import { outcomeWords, reasonWords } from "../report-reasons.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { OpenedCase } from "./opened-case.tsx";
import { ReportNote } from "./report-note.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./reports.module.css";

interface CaseProps {
  report: Report;
  onChange: () => void;
  /** What else of the conversation can be read while the case is open. */
  children?: ReactNode;
}

/** One case: who reported whom, why and when, what was said there once it is opened, and what comes of it. */
export function ReportCase({ report, onChange, children }: CaseProps) {
  const { id, reported_by, reason, words, created_at, closed_at, provider, couple_name } = report;
  const [reporter, reported] = reported_by === "couple" ? [couple_name, provider.name] : [provider.name, couple_name];
  return (
    <li>
      <header>
        <div className={styles.title}>
          <h3>{reported || "Details removed"}</h3>
          <Badge tone={closed_at === null ? "warn" : undefined}>{reasonWords[reason]}</Badge>
        </div>
        <p className={text.fine}>
          Reported by {reporter || "someone whose details have been removed"} on {formatMoment(created_at)}.{" "}
          {provider.id !== null && (
            <Link to={href("/provider/:id", { id: provider.id })}>Profile of {provider.name}</Link>
          )}
        </p>
      </header>
      {words !== "" && <blockquote>{words}</blockquote>}
      {closed_at === null ? (
        <>
          <OpenedCase id={id} report={report} />
          {children}
          <ReportNote key={id} id={id} note={report.note} />
          <Ends report={report} onChange={onChange} />
        </>
      ) : (
        <Closed report={report} at={closed_at} />
      )}
    </li>
  );
}

function Ends({ report, onChange }: CaseProps) {
  const [asked, setAsked] = useState<"close" | "suspend" | null>(null);
  const { provider, reported_by } = report;
  const { id, name, is_published } = provider;
  return (
    <div className={text.actions}>
      <Button small onClick={() => setAsked("close")}>
        Close the case
      </Button>
      {id !== null && reported_by === "couple" && is_published && (
        <Button small variant="danger" onClick={() => setAsked("suspend")}>
          Suspend {name}
        </Button>
      )}
      {asked === "close" && <CloseDialog report={report} onClose={() => setAsked(null)} onClosed={onChange} />}
      {asked === "suspend" && id !== null && (
        <SuspendDialog provider={{ id, business_name: name }} onClose={() => setAsked(null)} onChange={onChange} />
      )}
    </div>
  );
}

function Closed({ report: { outcome, closed_by_name, note, is_emptied }, at }: { report: Report; at: string }) {
  return (
    <>
      <p className={text.fine}>
        <b>{outcome === null ? "Closed as its conversation was emptied" : outcomeWords[outcome]}</b>
        {closed_by_name === null ? "" : ` by ${closed_by_name}`}, {formatMoment(at)}
        {is_emptied && outcome !== null && ". Its conversation was emptied since."}
      </p>
      {note !== "" && <p className={text.fine}>Note: {note}</p>}
    </>
  );
}
