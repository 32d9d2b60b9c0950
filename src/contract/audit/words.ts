/** The calls about audit as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const listAudit = { method: "get", path: "/api/admin/audit", who: "super_admin" } as const;

export const exportAudit = { method: "get", path: "/api/admin/audit/export", who: "super_admin", proof: true } as const;
