import type { badgeTypes } from "./calls.ts";

/** Separate from calls.ts, so that pages without badge names don't load them. */
export const badgeNames = {
  pioneer: "Pioneer",
  premier: "Premier",
  verified: "Verified",
  featured: "Featured",
  trusted: "Trusted",
} as const satisfies Record<(typeof badgeTypes)[number], string>;
