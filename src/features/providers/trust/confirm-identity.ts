import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { recomputeEndorsed } from "./recompute-endorsed.ts";
import { recomputeTrust } from "./recompute-trust.ts";
import { endRest } from "./store-trust.ts";

/**
 * Confirms a paused verification for the current identity, in the caller's transaction [trust-24]. False where none was
 * paused.
 */
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
