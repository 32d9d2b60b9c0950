import Compass from "lucide/dist/esm/icons/compass.mjs";
import Gem from "lucide/dist/esm/icons/gem.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { Badge, Badges } from "../../../ui/badge.tsx";
import type { Drawing } from "../../../ui/page/icon.tsx";

type BadgeType = ProviderProfile["badges"][number]["badge_type"];

/** In display order. A profile says "Verified Business" [profile-4]. */
const looks: Record<BadgeType, { label: string; icon?: Drawing }> = {
  verified: { label: "Verified Business" },
  trusted: { label: "Trusted" },
  premier: { label: "Premier", icon: Gem },
  pioneer: { label: "Pioneer", icon: Compass },
  featured: { label: "Featured", icon: Sparkles },
};

interface ProfileBadgesProps {
  badges: readonly { badge_type: BadgeType }[];
  /** Table wording: "Verified" alone. */
  short?: boolean;
  className?: string;
}

export function ProfileBadges({ badges, short = false, className }: ProfileBadgesProps) {
  const assigned = (Object.keys(looks) as BadgeType[]).filter((type) =>
    badges.some(({ badge_type }) => badge_type === type),
  );
  if (assigned.length === 0) return null;
  return (
    <Badges className={className}>
      {assigned.map((type) => (
        <Badge key={type} tone={type} icon={looks[type].icon}>
          {short && type === "verified" ? "Verified" : looks[type].label}
        </Badge>
      ))}
    </Badges>
  );
}
