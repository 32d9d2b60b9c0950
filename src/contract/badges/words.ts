/** The calls about badges as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const addBadge = { method: "post", path: "/api/admin/providers/{id}/badge/add", who: "super_admin" } as const;

export const removeBadge = {
  method: "post",
  path: "/api/admin/providers/{id}/badge/remove",
  who: "super_admin",
} as const;

export const noteBadge = { method: "put", path: "/api/admin/providers/{id}/badge/notes", who: "super_admin" } as const;

export const assignPioneers = { method: "post", path: "/api/admin/badges/bulk-pioneer", who: "super_admin" } as const;

export const readBadgeStats = { method: "get", path: "/api/admin/badges/stats", who: "super_admin" } as const;
