import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { type Database, announceChange } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { restoreRest } from "../providers/admin/restore-rest.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { badgeTypeOf } from "../providers/rules.ts";
import { recomputeEndorsed } from "../providers/trust/recompute-endorsed.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { verificationEnded, verificationGranted } from "./emails.ts";
import { grantBadge } from "./grant-badge.ts";
import { notifyVerified } from "./notify-verified.ts";
import { serialiseRest, readGrant, serialiseGrant } from "./serialise-grant.ts";
import { reopenRequests } from "./store-requests.ts";
import {
  findTrust,
  listBadgesOfProvider,
  updateNotes,
  findRest,
  updateGrant,
  type Rest,
  deleteBadge,
  type GrantRecord,
} from "./store.ts";

type BadgeInput = { badge_type: BadgeType; notes: string | null };

type Change = BadgeInput & {
  provider_id: string;
  /** Returns audit details; null if nothing changed. */
  change: (
    tx: Database,
    id: string,
  ) => Promise<"badge_added" | "badge_removed" | "badge_noted" | "badge_confirmation_undone" | null>;
  announce?: (tx: Database, id: string, entry_id: string) => Promise<void>;
};

/** Locks the provider's row; audits only real changes. Refuses an unknown provider. */
async function changeBadge(ctx: Context, { provider_id, badge_type, notes, change, announce }: Change) {
  return ctx.db.transaction(async (tx): Promise<ChangedBadges> => {
    const { id, business_name: name } = await lockKnownProvider(tx, provider_id);
    const action = await change(tx, id);
    if (action !== null) {
      const details = { badge_type, ...(notes !== null && { notes }) };
      const entry_id = await recordAction(ctx, tx, { action, subject: { id, name }, details });
      await announce?.(tx, id, entry_id);
    }
    return readBadges(tx, id);
  });
}

async function readBadges(tx: Database, id: string): Promise<ChangedBadges> {
  const { is_verified, trust_score, trust_tier } = (await findTrust(tx, id)) ?? refuse("provider_not_found");
  const assigned = await listBadgesOfProvider(tx, id);
  return {
    badges: assigned.map(({ badge_type, granted_at, origin, granted_by_name, notes, rests_since, rests_for }) => ({
      badge_type,
      granted_at: granted_at.toISOString(),
      origin,
      granted_by_name,
      notes,
      rests_since: rests_since && new Date(rests_since).toISOString(),
      rests_for,
    })),
    badge_type: badgeTypeOf(assigned),
    verification_status: is_verified ? "verified" : "unverified",
    trust_score,
    trust_tier,
  };
}

export async function editNotes(
  ctx: Context,
  provider_id: string,
  { badge_type, notes }: BadgeInput,
): Promise<ChangedBadges> {
  return changeBadge(ctx, {
    provider_id,
    badge_type,
    notes: notes ?? "",
    async change(tx, id) {
      const isNew = (await updateNotes(tx, { provider_id: id, badge_type, notes })) ?? refuse("badge_not_held");
      return isNew ? "badge_noted" : null;
    },
  });
}

/**
 * `verified` also verifies and emails [trust-13], or confirms a paused verification [trust-24]. Undoing a removal
 * restores origin and date.
 */
export async function addBadge(ctx: Context, provider_id: string, grant: BadgeInput): Promise<ChangedBadges> {
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

/**
 * Removing `verified` is permanent [trust-13] and emailed. Undoing a grant reopens its requests; undoing a confirmation
 * pauses again.
 */
export async function removeBadge(ctx: Context, provider_id: string, removal: BadgeInput): Promise<ChangedBadges> {
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
