import type { AccountKind } from "../../contract/accounts/shapes.ts";
import type { ApiOutcome } from "../call-api.ts";

/** The question that is open, so that several calls at once ask once. */
let asking: Promise<boolean> | null = null;

/**
 * Makes a call that may ask for proof, as those of admins do. Where it is refused because the session has not shown lately that it is its owner's, the person
 * is asked and the same call is made once more: nothing that was typed is lost [admin-30].
 */
export async function withProof<Outcome extends ApiOutcome<unknown>>(
  make: () => Promise<Outcome>,
  as: AccountKind = "provider",
): Promise<Outcome> {
  const outcome = await make();
  if (outcome.ok || outcome.code !== "proof_needed") return outcome;
  asking ??= ask(as).finally(() => {
    asking = null;
  });
  return (await asking) ? make() : outcome;
}

async function ask(as: AccountKind): Promise<boolean> {
  const { askForProof } = await import("./proof-dialog.tsx");
  return askForProof(as);
}
