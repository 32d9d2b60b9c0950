import { type ApiOutcome } from "../../../client/call/call-api.ts";
import { call } from "../../../client/call/call.ts";
import { updateSignedInCouple } from "../../../client/session/change-session.ts";
import { coupleMessages } from "../../../contract/couple-messages.ts";
import { saveCoupleCall } from "../../../contract/couples/calls.ts";
import type { Couple } from "../../../contract/couples/schema.ts";

/** Sends only changes and updates the browser's copy; no request without changes. */
export async function saveWedding(changes: Record<string, string>, couple: Couple): Promise<ApiOutcome<Couple>> {
  if (Object.keys(changes).length === 0) return { ok: true, body: couple };
  const outcome = await call(saveCoupleCall, {
    body: changes,
    failed: coupleMessages.profile_save_failed,
  });
  if (!outcome.ok) return outcome.status === 0 ? { ...outcome, error: coupleMessages.profile_save_error } : outcome;
  updateSignedInCouple(outcome.body.couple);
  return { ok: true, body: outcome.body.couple };
}
