import { useState } from "react";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import type { AdminProvider } from "../../../../contract/admin-providers.ts";
import type { ChangedBadges } from "../../../../contract/badges.ts";
import type { BadgeType } from "../../../../contract/primitives.ts";
import { callApi } from "../../../../features/accounts/web/call-api.ts";
import { Check } from "../../../../ui/check.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { useToast } from "../../../../ui/toast.tsx";

/** The badges of the table, in its order (spec 2.10). */
export const tickedBadges = [
  { type: "pioneer", label: "Pioneer" },
  { type: "premier", label: "Premier" },
  { type: "verified", label: "Verified" },
  { type: "featured", label: "Featured" },
  { type: "trusted", label: "Trusted" },
] as const satisfies readonly { type: BadgeType; label: string }[];

interface BadgeTickProps {
  provider: AdminProvider;
  type: (typeof tickedBadges)[number]["type"];
  onChange: (changes: Partial<AdminProvider>) => void;
}

/** Gives a badge, or takes it: at once on the screen, and back again when the server refuses (spec 4). */
export function BadgeTick({ provider: { id, business_name, badges }, type, onChange }: BadgeTickProps) {
  const toast = useToast();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isHeld = badges.some(({ badge_type }) => badge_type === type);
  const label = tickedBadges.find((each) => each.type === type)?.label;

  async function toggle() {
    if (wanted !== null) return;
    setWanted(!isHeld);
    const outcome = await callApi<{ data: ChangedBadges }>(
      `/api/admin/providers/${id}/badge/${isHeld ? "remove" : "add"}`,
      { method: "POST", as: "provider", body: { badge_type: type }, failed: adminMessages.badge_failed },
    );
    if (outcome.ok) {
      const { badges: held, badge_type, trust_score, trust_tier } = outcome.body.data;
      onChange({ badges: held, badge_type, trust_score, trust_tier });
    } else toast(outcome.error, undefined, { tone: "bad" });
    setWanted(null);
  }
  return (
    <Check checked={wanted ?? isHeld} aria-busy={wanted !== null || undefined} onChange={() => void toggle()}>
      <OutOfSight>
        {label} badge for {business_name}
      </OutOfSight>
    </Check>
  );
}
