import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const addBadgeCall: Call<"addBadge"> = {
  at: "post /api/admin/providers/{id}/badge/add",
  who: "super_admin",
  proof: true,
};
export const removeBadgeCall: Call<"removeBadge"> = {
  at: "post /api/admin/providers/{id}/badge/remove",
  who: "super_admin",
  proof: true,
};
export const saveBadgeNotesCall: Call<"saveBadgeNotes"> = {
  at: "put /api/admin/providers/{id}/badge/notes",
  who: "super_admin",
};
export const assignPioneersCall: Call<"assignPioneers"> = {
  at: "post /api/admin/badges/bulk-pioneer",
  who: "super_admin",
  proof: true,
};
export const readBadgeStatsCall: Call<"readBadgeStats"> = { at: "get /api/admin/badges/stats", who: "super_admin" };

/** Rule [trust-18]. */
export const badgeTypes = ["pioneer", "premier", "verified", "featured", "trusted"] as const;

/** Who granted a badge [trust-19]. */
export const badgeOrigins = ["admin", "peers", "invitation"] as const;

/** Badges that an invitation may grant [trust-18]. */
export const presetBadges = ["pioneer", "premier", "verified"] as const;
