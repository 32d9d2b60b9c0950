export const listAudit = { method: "get", path: "/api/admin/audit", who: "super_admin" } as const;

export const exportAudit = { method: "get", path: "/api/admin/audit/export", who: "super_admin", proof: true } as const;
