import { chance } from "../../seed/chance.ts";
import type { DemoProvider } from "../../seed/directory.ts";
import { day_ms } from "../../src/contract/durations.ts";
import type { BadgeType } from "../../src/contract/primitives.ts";
import type { Draft } from "./providers.ts";

export interface StatusInfo {
  readonly draft: Draft;
  readonly verified: boolean;
  readonly endorsers: number;
  readonly verifications: number;
}

/** Unverified ones have at most five of the six verifications. */
export function standingsOf(drafts: readonly Draft[]): StatusInfo[] {
  return drafts.map((draft) => {
    const choice = chance(`standing ${draft.row.business_name}`);
    const { showpiece } = draft;
    const published = draft.row.is_published === true;
    const verified = showpiece ? !showpiece.unverified : published && choice.yes(0.6);
    if (!verified) {
      const endorsers = published && choice.yes(0.4) ? choice.whole(1, 4) : 0;
      return { draft, verified, endorsers, verifications: published && choice.yes(0.5) ? choice.whole(1, 5) : 0 };
    }
    const share = choice.number(0, 1);
    const endorsers =
      showpiece?.endorsers ??
      (share < 0.06
        ? choice.whole(12, 19)
        : share < 0.22
          ? choice.whole(6, 11)
          : share < 0.5
            ? choice.whole(3, 5)
            : choice.whole(0, 2));
    return { draft, verified, endorsers, verifications: choice.yes(0.65) ? choice.whole(6, 9) : choice.whole(0, 3) };
  });
}

const pioneers = 30;

/** Pioneers are the oldest, trusted the most endorsed. */
export function badgesOf(standings: readonly StatusInfo[]): Map<Draft, DemoProvider["badges"]> {
  const byAge = standings
    .filter(({ draft }) => !draft.showpiece && draft.row.is_published)
    .toSorted((one, other) => one.draft.row.created_at.getTime() - other.draft.row.created_at.getTime());
  const oldest = new Set(byAge.slice(0, pioneers - 3).map(({ draft }) => draft));
  return new Map(
    standings.map((standing) => {
      const { draft, verified, endorsers } = standing;
      const choice = chance(`badges ${draft.row.business_name}`);
      const types = new Set<BadgeType>(draft.showpiece?.badges);
      if (verified) types.add("verified");
      if (!draft.showpiece && oldest.has(draft)) types.add("pioneer");
      if (!draft.showpiece && verified && (endorsers >= 6 ? choice.yes(0.55) : choice.yes(0.16))) types.add("trusted");
      if (!draft.showpiece && verified && endorsers >= 3 && choice.yes(0.12)) types.add("premier");
      if (!draft.showpiece && verified && choice.yes(0.05)) types.add("featured");
      return [draft, [...types].map((badge_type) => grant(badge_type, standing))];
    }),
  );
}

function grant(badge_type: BadgeType, { draft, verifications }: StatusInfo): DemoProvider["badges"][number] {
  const by_peers = badge_type === "verified" && verifications >= 6;
  const days = badge_type === "pioneer" ? 1 : by_peers ? 40 : 20;
  return {
    badge_type,
    granted_at: new Date(draft.row.created_at.getTime() + days * day_ms),
    origin: by_peers ? "peers" : "admin",
    notes: badge_type === "verified" && !by_peers ? "Papers seen by the team." : null,
  };
}
