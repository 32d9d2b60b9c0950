import { adminMessages } from "../../contract/admin-messages.ts";
import { suppressionMessages } from "../../contract/emails/calls.ts";
import * as suppression from "../../contract/emails/schema.ts";
import * as calls from "../../contract/queue/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { readQueue } from "./read-queue.ts";
import { retryQueued } from "./retry-queued.ts";
import { readWishesByLink, setSuppressionByLink } from "./set-suppression.ts";

export function registerEmails(router: Router): void {
  router.bind(calls.readQueueRoute, (ctx, { query }) => readQueue(ctx, query));
  router.bind(calls.retryQueuedRoute, async (ctx, { params }) => {
    await retryQueued(ctx, params.id);
    return { message: adminMessages.retried };
  });
  router.bind(suppression.readSuppressionRoute, (ctx, { body }) => readWishesByLink(ctx, body.token));
  router.bind(suppression.setSuppressionRoute, async (ctx, { body: { token, is_suppressed, topic } }) => {
    await setSuppressionByLink(ctx, token, { is_suppressed, topic, source: "link" });
    return { message: suppressionMessages.saved(is_suppressed, topic), is_suppressed };
  });
}
