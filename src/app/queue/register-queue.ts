import { adminMessages } from "../../contract/admin-messages.ts";
import * as calls from "../../contract/queue.ts";
import type { Door } from "../../platform/http/door.ts";
import { readQueue } from "./read-queue.ts";
import { retryQueued } from "./retry-queued.ts";

/** The calls about queued work: emails of every feature, and jobs. */
export function registerQueue(door: Door): void {
  door.bind(calls.readQueue, (ctx, { query }) => readQueue(ctx, query));
  door.bind(calls.retryQueued, async (ctx, { params }) => {
    await retryQueued(ctx, params.id);
    return { message: adminMessages.retried };
  });
}
