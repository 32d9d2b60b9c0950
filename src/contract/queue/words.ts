/*
 * The words about queue, plain data that browsers carry: its calls (where each lives and who may make it; shapes.ts says
 * what each takes and answers), and its closed lists.
 */

export const readQueue = { method: "get", path: "/api/admin/queue", who: "super_admin" } as const;

export const retryQueued = {
  method: "post",
  path: "/api/admin/queue/{id}/retry",
  who: "super_admin",
  proof: true,
} as const;

/** What queued work that is not done may be at; suppressed are emails to addresses that take none. */
export const queueStates = ["waiting", "sending", "failed", "suppressed"] as const;

export type QueueState = (typeof queueStates)[number];
