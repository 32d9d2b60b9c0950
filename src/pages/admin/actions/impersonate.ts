import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { startImpersonating } from "../../../client/session/change-session.ts";
import { homePaths } from "../../../client/session/login-path.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import {
  impersonateProviderCall as providerCall,
  impersonateCoupleCall as coupleCall,
} from "../../../contract/impersonation/calls.ts";

/** A full page load removes the admin's data from memory [admin-11]. Returns an error sentence. */
export async function startProviderImpersonation(
  id: string,
  then: "dashboard" | "reload" = "dashboard",
): Promise<string | null> {
  const outcome = await withProof(() =>
    call(providerCall, { params: { id }, failed: adminMessages.impersonation_failed }),
  );
  if (!outcome.ok) return outcome.error;
  startImpersonating({ kind: "provider", token: outcome.body.token, record: outcome.body.provider });
  if (then === "reload") globalThis.location.reload();
  else globalThis.location.assign(homePaths.provider);
  return null;
}

export async function startCoupleImpersonation(id: string): Promise<string | null> {
  const outcome = await withProof(() =>
    call(coupleCall, {
      params: { id },
      failed: adminMessages.impersonation_of_couple_failed,
    }),
  );
  if (!outcome.ok) return outcome.error;
  startImpersonating({ kind: "couple", token: outcome.body.token, record: outcome.body.couple });
  globalThis.location.assign(homePaths.couple);
  return null;
}
