export const addBadgeCall = {
  method: "post",
  path: "/api/admin/providers/{id}/badge/add",
  who: "super_admin",
  proof: true,
} as const;

export const removeBadgeCall = {
  method: "post",
  path: "/api/admin/providers/{id}/badge/remove",
  who: "super_admin",
  proof: true,
} as const;

export const saveBadgeNotesCall = {
  method: "put",
  path: "/api/admin/providers/{id}/badge/notes",
  who: "super_admin",
} as const;

export const assignPioneersCall = {
  method: "post",
  path: "/api/admin/badges/bulk-pioneer",
  who: "super_admin",
  proof: true,
} as const;

export const readBadgeStatsCall = { method: "get", path: "/api/admin/badges/stats", who: "super_admin" } as const;

/** Rule [trust-18]. */
export const badgeTypes = ["pioneer", "premier", "verified", "featured", "trusted"] as const;

/** Who granted a badge [trust-19]. */
export const badgeOrigins = ["admin", "peers", "invitation"] as const;

/** Badges that an invitation may grant [trust-18]. */
export const presetBadges = ["pioneer", "premier", "verified"] as const;
