import type { badgeTypes } from "./badges/words.ts";

/** What the badges are called; apart from words.ts, so that pages which name none do not carry the names. */
export const badgeNames = {
  pioneer: "Pioneer",
  premier: "Premier",
  verified: "Verified",
  featured: "Featured",
  trusted: "Trusted",
} as const satisfies Record<(typeof badgeTypes)[number], string>;
