import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../limits.ts";
import { adminNotes, badgeTypeSchema } from "../primitives.ts";
import { heldBadge } from "../providers/admin-shapes.ts";
import * as words from "./words.ts";

const count = z.int().min(0);
const badge_type = z.enum(badgeTypeSchema.options, "This is not one of the badges.");

export const changedBadges = z
  .object({
    badges: z.array(heldBadge),
    badge_type: z.enum(["none", "pioneer", "premier"]),
    verification_status: z.enum(["verified", "unverified"]),
    trust_score: z.number().min(0).max(5),
    trust_tier: z.string().nullable(),
  })
  .meta({ id: "ChangedBadges" });
export type ChangedBadges = z.infer<typeof changedBadges>;

const params = z.object({ id: z.string() });
const answer = z.object({ message: z.string(), data: changedBadges });

export const addBadge = call({
  ...words.addBadge,
  name: "addBadge",
  summary:
    "Gives a provider a badge; one that it holds stays as it was granted. Verified is told by mail a minute later",
  group: "Administration",
  params,
  body: z.object({ badge_type, notes: adminNotes }),
  status: 200,
  answer,
  refusals: ["provider_not_found"],
});

export const removeBadge = call({
  ...words.removeBadge,
  name: "removeBadge",
  summary:
    "Takes a badge from a provider; one that it does not hold is no fault. The end of Verified is told by mail a minute later",
  group: "Administration",
  params,
  body: z.object({
    badge_type,
    notes: adminNotes.meta({ description: "Why; who loses Verified reads it in the mail." }),
  }),
  status: 200,
  answer,
  refusals: ["provider_not_found"],
});

export const saveBadgeNotes = call({
  ...words.saveBadgeNotes,
  name: "saveBadgeNotes",
  summary: "Changes what is noted with a badge that a provider holds",
  group: "Administration",
  params,
  body: z.object({ badge_type, notes: adminNotes }),
  status: 200,
  answer,
  refusals: ["provider_not_found", "badge_not_held"],
});

export const assignPioneers = call({
  ...words.assignPioneers,
  name: "assignPioneers",
  summary: `Gives the Pioneer badge to the ${limits.bulk_pioneer_providers} oldest providers without badges`,
  group: "Administration",
  status: 200,
  answer: z.object({ message: z.string(), updated: count }),
});

/** Without super admins [admin-2]. */
export const badgeStats = z
  .object({
    total: count,
    none: count.meta({ description: "Providers with neither Pioneer nor Premier." }),
    pioneer: count,
    premier: count,
    verified: count,
    featured: count,
    trusted: count,
  })
  .meta({ id: "BadgeStats" });
export type BadgeStats = z.infer<typeof badgeStats>;

export const readBadgeStats = call({
  ...words.readBadgeStats,
  name: "readBadgeStats",
  summary: "How many providers there are, and how many hold each badge",
  group: "Administration",
  status: 200,
  answer: z.object({ stats: badgeStats }),
});
