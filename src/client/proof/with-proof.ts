import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { ApiOutcome } from "../call/call-api.ts";

let pending: Promise<boolean> | null = null;

/** Refused for lack of recent proof, the call is repeated after it, so that typed text stays [admin-30]. */
export async function withProof<Outcome extends ApiOutcome<unknown>>(
  make: () => Promise<Outcome>,
  as: AccountKind = "provider",
): Promise<Outcome> {
  const outcome = await make();
  if (outcome.ok || outcome.code !== "proof_needed") return outcome;
  pending ??= makeRequest(as).finally(() => {
    pending = null;
  });
  return (await pending) ? make() : outcome;
}

async function makeRequest(as: AccountKind): Promise<boolean> {
  const { requestProof } = await import("./proof-dialog.tsx");
  return requestProof(as);
}
