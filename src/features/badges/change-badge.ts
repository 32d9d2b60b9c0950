import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { badgeTypeOf } from "../providers/rules.ts";
import { findTrust, listBadgesOfProvider, updateNotes } from "./store.ts";

type Change = {
  provider_id: string;
  badge_type: BadgeType;
  notes: string | null;
  /** Returns audit details; null if nothing changed. */
  change: (
    tx: Database,
    id: string,
  ) => Promise<"badge_added" | "badge_removed" | "badge_noted" | "badge_confirmation_undone" | null>;
  announce?: (tx: Database, id: string, entry_id: string) => Promise<void>;
};

/** Locks the provider's row; audits only real changes. Refuses an unknown provider. */
export async function changeBadge(ctx: Context, { provider_id, badge_type, notes, change, announce }: Change) {
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

type NotesChange = { badge_type: BadgeType; notes: string | null };

export async function editNotes(
  ctx: Context,
  provider_id: string,
  { badge_type, notes }: NotesChange,
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
