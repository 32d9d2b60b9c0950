import { useState } from "react";
import { withProof } from "../../../../client/admin/with-proof.ts";
import { call } from "../../../../client/call.ts";
import type { Report } from "../../../../contract/conversations/report-shapes.ts";
import { closeReport, reportMessages, reportOutcomes } from "../../../../contract/conversations/report-words.ts";
import { Field } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/input.tsx";
import { QuestionDialog } from "../../../../ui/question-dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { outcomeWords } from "../report-reasons.ts";

type Outcome = (typeof reportOutcomes)[number];

interface CloseProps {
  report: Report;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks what came of a case, and closes it [admin-41]. */
export function CloseDialog({ report: { id, reported_by }, onClose, onClosed }: CloseProps) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>("nothing_found");
  // a couple has no profile that could be taken off the site
  const outcomes = reportOutcomes.filter((each) => each !== "suspended" || reported_by === "couple");
  async function close(): Promise<string | null> {
    const options = { params: { id }, body: { outcome }, failed: reportMessages.close_failed };
    const answer = await withProof(() => call(closeReport, options));
    if (!answer.ok) return answer.error;
    toast(answer.body.message, undefined, { tone: "good" });
    onClosed();
    return null;
  }
  return (
    <QuestionDialog open onClose={onClose} title="Close the case?" confirm="Close the case" onConfirm={close}>
      <Field wide label="Outcome">
        <Select name="outcome" value={outcome} onChange={({ target }) => setOutcome(target.value as Outcome)}>
          {outcomes.map((value) => (
            <option key={value} value={value}>
              {outcomeWords[value]}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        We email the outcome to the person who reported it. The conversation can then no longer be read here. If you
        want to suspend the provider, do that first.
      </p>
    </QuestionDialog>
  );
}
