import { adminMessages } from "../../contract/admin-messages.ts";
import {
  impersonateProvider as providerCall,
  impersonateCouple as coupleCall,
} from "../../contract/impersonation/words.ts";
import { call } from "../call.ts";
import { startImpersonating } from "../change-session.ts";
import { homePaths } from "../login-path.ts";
import { withProof } from "./with-proof.ts";

/**
 * Acts as a provider from here on and opens its dashboard, or loads the page anew that is open [admin-11]; the page is
 * loaded whole, so that nothing of the admin stays in the browser's memory. Answers the sentence about what went wrong.
 */
export async function impersonateProvider(
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

/** Acts as a couple from here on and opens its dashboard. Answers the sentence about what went wrong. */
export async function impersonateCouple(id: string): Promise<string | null> {
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
