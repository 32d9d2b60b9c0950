export const listAuditCall = { method: "get", path: "/api/admin/audit", who: "super_admin" } as const;

export const exportAuditCall = {
  method: "get",
  path: "/api/admin/audit/export",
  who: "super_admin",
  proof: true,
} as const;
