import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange } from "../../platform/database/database.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { restoreRest } from "../providers/admin/restore-rest.ts";
import { recomputeEndorsed } from "../providers/trust/recompute-endorsed.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { changeBadge } from "./change-badge.ts";
import { verificationEnded, verificationGranted } from "./emails.ts";
import { notifyVerified } from "./notify-verified.ts";
import { serialiseGrant } from "./serialise-grant.ts";
import { reopenRequests } from "./store-requests.ts";
import { deleteBadge, type GrantRecord } from "./store.ts";

type Removal = { badge_type: BadgeType; notes: string | null };

/**
 * Removing `verified` is permanent [trust-13] and emailed. Undoing a grant reopens its requests; undoing a confirmation
 * pauses again.
 */
export async function removeBadge(ctx: Context, provider_id: string, removal: Removal): Promise<ChangedBadges> {
  const { badge_type } = removal;
  let was: GrantRecord | null = null;
  let isUndone = false;
  return changeBadge(ctx, {
    ...removal,
    provider_id,
    async change(tx, id) {
      const [granted] = badge_type === "verified" ? await withdrawEmails(tx, verificationGranted, id) : [];
      isUndone = granted !== undefined;
      if (granted?.rest) {
        await restoreRest(ctx, tx, id, granted.rest);
        await reopenRequests(tx, id, new Date(granted.rest.confirmed_at));
        return "badge_confirmation_undone";
      }
      was = await deleteBadge(tx, id, badge_type);
      if (!was) return null;
      await recomputeTrust(ctx, tx, id);
      if (badge_type === "verified") await recomputeEndorsed(ctx, tx, id);
      await announceChange(tx, ["catalogue", `provider:${id}`]);
      return "badge_removed";
    },
    async announce(tx, id, entry_id) {
      if (badge_type !== "verified" || !was) return;
      if (isUndone) return reopenRequests(tx, id, was.granted_at);
      const data = { provider_id: id, entry_id, ...serialiseGrant(was) };
      await notifyVerified(ctx, tx, id, { email: verificationEnded, data, undoes: verificationGranted });
    },
  });
}
