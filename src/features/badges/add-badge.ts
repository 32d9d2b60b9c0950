import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { changeBadge } from "./change-badge.ts";
import { verificationEnded, verificationGranted } from "./emails.ts";
import { grantBadge } from "./grant-badge.ts";
import { notifyVerified } from "./notify-verified.ts";
import { serialiseRest, readGrant } from "./serialise-grant.ts";
import { findRest, updateGrant, type Rest } from "./store.ts";

type BadgeGrant = { badge_type: BadgeType; notes: string | null };

/**
 * `verified` also verifies and emails [trust-13], or confirms a paused verification [trust-24]. Undoing a removal
 * restores origin and date.
 */
export async function addBadge(ctx: Context, provider_id: string, grant: BadgeGrant): Promise<ChangedBadges> {
  const { id: granted_by } = requireProvider(ctx.actor);
  const now = ctx.clock();
  let rested: Rest | null = null;
  return changeBadge(ctx, {
    ...grant,
    provider_id,
    async change(tx, id) {
      if (grant.badge_type === "verified") rested = await findRest(tx, id);
      const given = { ...grant, provider_id: id, origin: "admin", granted_by } as const;
      return (await grantBadge({ ...ctx, clock: () => now }, tx, given)) ? "badge_added" : null;
    },
    async announce(tx, id) {
      if (grant.badge_type !== "verified") return;
      const data = { provider_id: id, by: "the_site", ...(rested && { rest: serialiseRest(rested, now) }) } as const;
      const undone = await notifyVerified(ctx, tx, id, { email: verificationGranted, data, undoes: verificationEnded });
      const previous = undone && readGrant(undone);
      if (previous) await updateGrant(tx, id, grant.badge_type, previous);
    },
  });
}
