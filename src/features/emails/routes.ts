import { adminMessages } from "../../contract/admin-messages.ts";
import * as calls from "../../contract/queue/shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { readQueue } from "./read-queue.ts";
import { retryQueued } from "./retry-queued.ts";

/** The calls about queued work: emails of every feature, and jobs. */
export function registerEmails(router: Router): void {
  router.bind(calls.readQueue, (ctx, { query }) => readQueue(ctx, query));
  router.bind(calls.retryQueued, async (ctx, { params }) => {
    await retryQueued(ctx, params.id);
    return { message: adminMessages.retried };
  });
}
