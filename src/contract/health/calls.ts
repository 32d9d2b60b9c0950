export const readHealthCall = { method: "get", path: "/api/admin/health", who: "super_admin" } as const;

export const health_hours = 24;

export const health_step_minutes = 20;
