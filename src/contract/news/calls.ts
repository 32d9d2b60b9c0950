export const readNewsCall = { method: "get", path: "/api/admin/news", who: "super_admin" } as const;
