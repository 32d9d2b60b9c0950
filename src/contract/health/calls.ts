export const readHealth = { method: "get", path: "/api/admin/health", who: "super_admin" } as const;
