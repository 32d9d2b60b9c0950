import { useState } from "react";
import { withProof } from "../../../../client/admin/with-proof.ts";
import { call } from "../../../../client/call.ts";
import type { Report, ReportedMessage } from "../../../../contract/conversations/report-shapes.ts";
import { openReport, reportMessages } from "../../../../contract/conversations/report-words.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { SaidLines } from "./said-lines.tsx";
import text from "../../../../ui/text.module.css";

/** The conversation, read at the admin's press alone: each reading stands in the audit. */
export function OpenedCase({ id, report }: { id: string; report: Report }) {
  const [said, setSaid] = useState<readonly ReportedMessage[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    const outcome = await withProof(() => call(openReport, { params: { id }, failed: reportMessages.open_failed }));
    setBusy(false);
    setFault(outcome.ok ? null : outcome.error);
    if (outcome.ok) setSaid(outcome.body.messages);
  }
  if (said !== null) return <SaidLines said={said} report={report} />;
  return (
    <div className={text.actions}>
      <Button small variant="outline" busy={isBusy} onClick={() => void open()}>
        Read the conversation
      </Button>
      <p className={text.fine}>Opening this is recorded in the audit log.</p>
      {fault !== null && (
        <Banner tone="bad" announce>
          {fault}
        </Banner>
      )}
    </div>
  );
}
