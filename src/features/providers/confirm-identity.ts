import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { recomputeEndorsed } from "./recompute-endorsed.ts";
import { recomputeTrust } from "./recompute-trust.ts";
import { endRest } from "./store-trust.ts";

/** Ends the rest of a provider's verification, in the caller's transaction: it is verified as who it is today [trust-24]. False where none rested. */
export async function confirmIdentity(
  ctx: Pick<Context, "clock" | "jobs">,
  tx: Database,
  provider_id: string,
): Promise<boolean> {
  if (!(await endRest(tx, provider_id))) return false;
  await recomputeTrust(ctx, tx, provider_id);
  await recomputeEndorsed(ctx, tx, provider_id);
  await announceChange(tx, ["catalogue", `provider:${provider_id}`]);
  return true;
}
