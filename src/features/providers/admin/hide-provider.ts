import type { Context } from "../../../platform/context.ts";
import { announceChange, type Database } from "../../../platform/database/database.ts";
import { listEndorsed, updateUnpublished } from "../store-profile.ts";
import { recomputeEndorsed } from "../trust/recompute-endorsed.ts";

/** In the caller's transaction. False when it was not public. */
export async function hideProvider(ctx: Context, tx: Database, id: string): Promise<boolean> {
  if (!(await updateUnpublished(tx, id, ctx.clock()))) return false;
  await recomputeEndorsed(ctx, tx, id);
  // Its endorsements are hidden on the profiles that received them [admin-9].
  const ids = [id, ...(await listEndorsed(tx, id))];
  await announceChange(tx, ["catalogue", ...ids.map((each) => `provider:${each}`)]);
  return true;
}
