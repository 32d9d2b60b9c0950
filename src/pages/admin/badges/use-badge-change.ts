import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { addBadgeCall, saveBadgeNotesCall, removeBadgeCall } from "../../../contract/badges/calls.ts";
import type { BadgeType } from "../../../contract/primitives.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";

export interface RowHandlers {
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
  onRemoved: (id: string) => void;
}

type BadgeChange = { badge_type: BadgeType; notes?: string | null };

/** Null when done, else the error. */
export function useBadgeChange({ id }: Pick<AdminProvider, "id">, { onChange, onRemoved }: RowHandlers) {
  const calls = { add: addBadgeCall, remove: removeBadgeCall, notes: saveBadgeNotesCall };
  return async (what: "add" | "remove" | "notes", change: BadgeChange): Promise<string | null> => {
    const outcome = await withProof(() =>
      call(calls[what], {
        params: { id },
        body: change,
        failed: adminMessages.badge_failed,
      }),
    );
    if (outcome.ok) {
      const { badges, badge_type, trust_score, trust_tier } = outcome.body.data;
      onChange(id, { badges, badge_type, trust_score, trust_tier });
      return null;
    }
    if (outcome.code === "provider_not_found") onRemoved(id);
    return outcome.error;
  };
}
