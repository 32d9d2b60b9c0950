import { bandOf, formatResponseTime } from "../../../contract/conversations/answering.ts";
import * as deskCalls from "../../../contract/conversations/inbox-schema.ts";
import type { MyResponseStats } from "../../../contract/conversations/inbox-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Router } from "../../../platform/http/router.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { exportInbox } from "./export-inbox.ts";
import { addReply, changeReply, listReplies, removeReply } from "./save-replies.ts";
import { listWaiting, measureOne } from "./store-answering.ts";

export function registerInbox(router: Router): void {
  router.bind(deskCalls.downloadInboxRoute, (ctx, { query }) => exportInbox(ctx, query));
  router.bind(deskCalls.readAnsweringRoute, (ctx) => readAnswering(ctx));
  router.bind(deskCalls.listRepliesRoute, async (ctx) => ({ replies: await listReplies(ctx) }));
  router.bind(deskCalls.addReplyRoute, (ctx, { body }) => addReply(ctx, body));
  router.bind(deskCalls.changeReplyRoute, (ctx, { params, body }) => changeReply(ctx, params.id, body));
  router.bind(deskCalls.removeReplyRoute, (ctx, { params }) => removeReply(ctx, params.id));
}

/** Rule [conversations-34]. */
async function readAnswering({ actor, db, clock }: Pick<Context, "actor" | "db" | "clock">): Promise<MyResponseStats> {
  const { id } = requireProvider(actor);
  const now = clock();
  const { enquiries, answered, median_minutes } = await measureOne(db, id, now);
  const hours = bandOf(median_minutes, enquiries);
  const waiting = await listWaiting(db, id, now);
  const says = hours === null ? null : formatResponseTime(hours);
  return { enquiries, answered, median_minutes, says, waiting: waiting.length };
}
