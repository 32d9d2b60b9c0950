import type { CallInput } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import type { FormOutcome } from "../../../client/form/use-form.ts";
import { readToken } from "../../../client/session/session.ts";
import { enquiryMessages, sendDirectEnquiryCall } from "../../../contract/enquiries/calls.ts";
import { messages } from "../../../contract/messages.ts";
import { toEnquiryErrors } from "./enquiry-values.ts";

/** Shows the server's sentence, otherwise the form's own [visitors-18]. Safe to repeat with the same key. */
export async function submitEnquiry(
  key: string,
  body: CallInput<typeof sendDirectEnquiryCall>["body"],
): Promise<FormOutcome<{ message: string }>> {
  const failed = messages.enquiry_failed;
  const as = readToken("provider") === null ? "couple" : "provider";
  const outcome = await call(sendDirectEnquiryCall, { as, key, body, failed });
  if (!outcome.ok) return { ...outcome, error: sentenceOf(outcome), fields: toEnquiryErrors(outcome.fields) };
  const isOurs = typeof outcome.body === "object" && outcome.body !== null && "message" in outcome.body;
  return isOurs
    ? { ok: true, body: { message: outcome.body.message } }
    : { ok: false, code: "unexpected", error: failed, fields: {} };
}

const isOffline = () => "onLine" in navigator && !navigator.onLine;

export function sentenceOf({ code, error }: { code: string; error: string }): string {
  return code === "offline" && isOffline() ? `${error} ${enquiryMessages.you_are_offline}` : error;
}
