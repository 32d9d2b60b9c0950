/** The call about how the site does as plain data, which browsers carry; shapes.ts says what it answers. */

export const readHealth = { method: "get", path: "/api/admin/health", who: "super_admin" } as const;
