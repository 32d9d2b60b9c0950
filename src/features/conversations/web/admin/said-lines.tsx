import type { Report, ReportedMessage } from "../../../../contract/conversations/report-shapes.ts";
import { formatMoment } from "../../../../contract/moments.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { cautionWords } from "../report-reasons.ts";
import text from "../../../../ui/text.module.css";
import styles from "./reports.module.css";

/** What was said in a reported conversation, as plain text. */
export function SaidLines({ said, report }: { said: readonly ReportedMessage[]; report: Report }) {
  return (
    <ol className={styles.said} aria-label="Messages">
      {said.map(({ id, sent_by, created_at, text: words, caution }) => (
        <li key={id}>
          <p className={text.fine}>
            <b>{sent_by === "couple" ? report.couple_name || "The couple" : report.provider.name}</b>,{" "}
            {formatMoment(created_at)} {caution !== null && <Badge tone="warn">{cautionWords[caution]}</Badge>}
          </p>
          <p className={styles.words}>{words || <em>Sent an enquiry without a message.</em>}</p>
        </li>
      ))}
    </ol>
  );
}
