import type { BadgeOrigin, BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database/database.ts";
import { confirmIdentity } from "../providers/trust/confirm-identity.ts";
import { recomputeEndorsed } from "../providers/trust/recompute-endorsed.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { closeRequests } from "./store-requests.ts";
import { insertBadge } from "./store.ts";

type Grant = {
  provider_id: string;
  badge_type: BadgeType;
  notes: string | null;
  origin: BadgeOrigin;
  granted_by?: string;
};

/**
 * In the caller's transaction; true if new. `verified` recomputes trust, closes requests [trust-13] and confirms a
 * paused verification.
 */
export async function grantBadge(ctx: Pick<Context, "clock" | "jobs">, tx: Database, grant: Grant): Promise<boolean> {
  const row = { ...grant, granted_at: ctx.clock() };
  const { badge_type, provider_id } = grant;
  if (!(await insertBadge(tx, row))) {
    if (badge_type !== "verified" || !(await confirmIdentity(ctx, tx, provider_id))) return false;
    await closeRequests(tx, row);
    return true;
  }
  if (grant.badge_type === "verified") {
    await closeRequests(tx, row);
    await recomputeEndorsed(ctx, tx, grant.provider_id);
  }
  await recomputeTrust(ctx, tx, grant.provider_id);
  await announceChange(tx, ["catalogue", `provider:${grant.provider_id}`]);
  return true;
}
