import type { ChangedBadges } from "../../contract/badges.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange } from "../../platform/database.ts";
import { recomputeTrust } from "../trust/recompute-trust.ts";
import { changeBadge } from "./change-badge.ts";
import { deleteBadge } from "./store.ts";

/**
 * A super admin takes a badge from a provider; one that it doesn't hold is no fault. Without `verified` it is unverified
 * and has no tier, and no further verification gives the badge back (decisions 3).
 */
export async function removeBadge(ctx: Context, provider_id: string, badge_type: BadgeType): Promise<ChangedBadges> {
  return changeBadge(ctx, {
    provider_id,
    badge_type,
    action: "badge_removed",
    change: async (tx, id) => {
      if (!(await deleteBadge(tx, id, badge_type))) return false;
      await recomputeTrust(tx, id);
      await announceChange(tx, ["catalogue", `provider:${id}`]);
      return true;
    },
  });
}
