import type { ComponentProps } from "react";
import * as limits from "../../contract/limits.ts";
import { ProfileBadges } from "../../features/badges/web/profile-badges.tsx";
import styles from "./badge-meanings.module.css";

type BadgeType = ComponentProps<typeof ProfileBadges>["badges"][number]["badge_type"];

const meanings: Record<BadgeType, string> = {
  verified: `A real business: ${limits.verification_threshold} verified vendors say so, or we have checked it ourselves.`,
  trusted: "Reliable over time. We give it to businesses that couples and colleagues have had good reason to count on.",
  premier: "Outstanding in its field. We choose these businesses ourselves, and there are few of them.",
  pioneer: "Here from the beginning: one of the first businesses to join.",
  featured: "Work we’re happy to show couples right now.",
};

export function BadgeMeanings() {
  return (
    <ul className={styles.badges}>
      {(Object.keys(meanings) as BadgeType[]).map((badge_type) => (
        <li key={badge_type}>
          <ProfileBadges badges={[{ badge_type }]} />
          <p>{meanings[badge_type]}</p>
        </li>
      ))}
    </ul>
  );
}
