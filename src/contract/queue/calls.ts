export const readQueueCall = { method: "get", path: "/api/admin/queue", who: "super_admin" } as const;

export const retryQueuedCall = {
  method: "post",
  path: "/api/admin/queue/{id}/retry",
  who: "super_admin",
  proof: true,
} as const;

/** Of unfinished work; `suppressed` are emails to addresses that take none. */
export const queueStates = ["waiting", "sending", "failed", "suppressed"] as const;

export type QueueState = (typeof queueStates)[number];
