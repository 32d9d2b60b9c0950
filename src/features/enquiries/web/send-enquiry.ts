import { messages } from "../../../contract/messages.ts";
import type { Attempt } from "./enquiry-draft.ts";
import { emptyEnquiry, type EnquiryFaults } from "./enquiry-values.ts";

/** How it went: sent, or a sentence for the person with the fields at fault. */
export type EnquiryOutcome = { sent: true } | { sent: false; error: string; faults: EnquiryFaults };

/** Longer than this nobody waits, and the same key may be sent again without harm. */
const patience_ms = 20_000;

const failed: EnquiryOutcome = { sent: false, error: messages.enquiry_failed, faults: {} };

/** Sends an enquiry. The server's own sentence is shown where there is one, else the spec's (spec 8). */
export async function sendEnquiry({ key, body }: Attempt): Promise<EnquiryOutcome> {
  try {
    const answer = await fetch("/api/enquiries/direct", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body,
      signal: AbortSignal.timeout(patience_ms),
    });
    return readAnswer(answer.ok, await answer.json());
  } catch {
    // Offline, no answer in time, or an answer that is not ours.
    return failed;
  }
}

function readAnswer(ok: boolean, answer: unknown): EnquiryOutcome {
  if (typeof answer !== "object" || answer === null) return failed;
  if (ok) return "message" in answer ? { sent: true } : failed;
  const error = "error" in answer && typeof answer.error === "string" ? answer.error : messages.enquiry_failed;
  return { sent: false, error, faults: "fields" in answer ? faultsOf(answer.fields) : {} };
}

/** The fields that this form has; `services_interested.3` belongs to its group. */
function faultsOf(fields: unknown): EnquiryFaults {
  if (typeof fields !== "object" || fields === null) return {};
  const known = Object.entries(fields).flatMap(([path, sentence]) => {
    const [name = ""] = path.split(".");
    return name in emptyEnquiry && typeof sentence === "string" ? [[name, sentence]] : [];
  });
  return Object.fromEntries(known) as EnquiryFaults;
}
