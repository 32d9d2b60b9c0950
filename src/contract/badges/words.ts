/*
 * The words about badges, plain data that browsers carry: its calls (where each lives and who may make it; shapes.ts says
 * what each takes and answers), and its closed lists.
 */

export const addBadge = {
  method: "post",
  path: "/api/admin/providers/{id}/badge/add",
  who: "super_admin",
  proof: true,
} as const;

export const removeBadge = {
  method: "post",
  path: "/api/admin/providers/{id}/badge/remove",
  who: "super_admin",
  proof: true,
} as const;

export const noteBadge = { method: "put", path: "/api/admin/providers/{id}/badge/notes", who: "super_admin" } as const;

export const assignPioneers = {
  method: "post",
  path: "/api/admin/badges/bulk-pioneer",
  who: "super_admin",
  proof: true,
} as const;

export const readBadgeStats = { method: "get", path: "/api/admin/badges/stats", who: "super_admin" } as const;

/** The five badge types [trust-18]. */
export const badgeTypes = ["pioneer", "premier", "verified", "featured", "trusted"] as const;

/** By whose word a badge is held [trust-19]. */
export const badgeOrigins = ["admin", "peers", "invitation"] as const;

/** The badges that an invitation may grant [trust-18]. */
export const presetBadges = ["pioneer", "premier", "verified"] as const;
