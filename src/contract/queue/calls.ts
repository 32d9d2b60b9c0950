import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readQueueCall: Call<"readQueue"> = { at: "get /api/admin/queue", who: "super_admin" };
export const retryQueuedCall: Call<"retryQueued"> = {
  at: "post /api/admin/queue/{id}/retry",
  who: "super_admin",
  proof: true,
};

/** Of unfinished work; `suppressed` are emails to addresses that take none. */
export const queueStates = ["waiting", "sending", "failed", "suppressed"] as const;

export type QueueState = (typeof queueStates)[number];
