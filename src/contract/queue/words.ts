/** The calls about queue as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const readQueue = { method: "get", path: "/api/admin/queue", who: "super_admin" } as const;

export const retryQueued = { method: "post", path: "/api/admin/queue/{id}/retry", who: "super_admin" } as const;
