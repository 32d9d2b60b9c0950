import { z } from "zod";
import * as limits from "../limits.ts";
import { adminNotes, badgeTypeSchema, idParams } from "../primitives.ts";
import { heldBadge } from "../providers/admin-schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
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

const answer = z.object({ message: z.string(), data: changedBadges });

export const addBadgeRoute = route(calls.addBadgeCall, {
  name: "addBadge",
  summary: "Grant a provider a badge, unless it already has it; Verified is emailed a minute later",
  params: idParams,
  body: z.object({ badge_type, notes: adminNotes }),
  status: 200,
  answer,
  refusals: ["provider_not_found"],
});

export const removeBadgeRoute = route(calls.removeBadgeCall, {
  name: "removeBadge",
  summary: "Remove a provider's badge, if it has it; losing Verified is emailed a minute later",
  params: idParams,
  body: z.object({
    badge_type,
    notes: adminNotes.describe("Reason; included in the email to a provider who loses Verified."),
  }),
  status: 200,
  answer,
  refusals: ["provider_not_found"],
});

export const saveBadgeNotesRoute = route(calls.saveBadgeNotesCall, {
  name: "saveBadgeNotes",
  summary: "Update the notes on a provider's badge",
  params: idParams,
  body: z.object({ badge_type, notes: adminNotes }),
  status: 200,
  answer,
  refusals: ["provider_not_found", "badge_not_held"],
});

export const assignPioneersRoute = route(calls.assignPioneersCall, {
  name: "assignPioneers",
  summary: `Grant the Pioneer badge to the ${limits.bulk_pioneer_providers} oldest providers without badges`,
  answer: z.object({ message: z.string(), updated: count }),
});

/** Without super admins [admin-2]. */
export const badgeStats = z
  .object({
    total: count,
    none: count.describe("Providers with neither Pioneer nor Premier."),
    pioneer: count,
    premier: count,
    verified: count,
    featured: count,
    trusted: count,
  })
  .meta({ id: "BadgeStats" });
export type BadgeStats = z.infer<typeof badgeStats>;

export const readBadgeStatsRoute = route(calls.readBadgeStatsCall, {
  name: "readBadgeStats",
  summary: "Count providers in total and by badge",
  answer: z.object({ stats: badgeStats }),
});
