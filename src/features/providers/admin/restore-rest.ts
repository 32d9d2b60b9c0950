import type { VerifiedIdentity } from "../../../contract/providers/identity.ts";
import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { recomputeEndorsed } from "../trust/recompute-endorsed.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";
import { resumeRest } from "../trust/store-trust.ts";

type Rest = { since: string; changed: string; verified_as: VerifiedIdentity };

/**
 * Undoes a confirmation, in the caller's transaction [trust-24]. Does nothing if verification was paused again
 * since.
 */
export async function restoreRest(
  ctx: Pick<Context, "clock" | "jobs">,
  tx: Database,
  provider_id: string,
  rest: Rest,
): Promise<void> {
  await resumeRest(tx, provider_id, rest);
  await recomputeTrust(ctx, tx, provider_id);
  await recomputeEndorsed(ctx, tx, provider_id);
  await announceChange(tx, ["catalogue", `provider:${provider_id}`]);
}
