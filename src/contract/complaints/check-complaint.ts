import { complaintMessages, type ComplaintKind } from "./calls.ts";

type Sent = { kind: ComplaintKind; contact: string; about: string; states_truth: boolean };

/** Section 77 of the ECT Act requires more than a complaint needs. */
export function checkComplaint({ kind, contact, about, states_truth }: Sent): Record<string, string> {
  if (kind !== "takedown") return {};
  return {
    ...(contact === "" && { contact: complaintMessages.contact_missing }),
    ...(about === "" && { about: complaintMessages.about_missing }),
    ...(!states_truth && { states_truth: complaintMessages.statement_missing }),
  };
}
