import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeBadge } from "./change-badge.ts";
import { updateNotes } from "./store.ts";

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
