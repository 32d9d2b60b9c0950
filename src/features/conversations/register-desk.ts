import * as deskCalls from "../../contract/conversations/desk-shapes.ts";
import * as calls from "../../contract/conversations/reply-shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { exportInbox } from "./export-inbox.ts";
import { addReply, changeReply, listReplies, removeReply } from "./keep-replies.ts";
import { readAnswering } from "./read-answering.ts";

/** The calls of a provider's desk: what it answers again and again, and its inbox as a file. */
export function registerDesk(router: Router): void {
  router.bind(deskCalls.downloadInbox, (ctx, { query }) => exportInbox(ctx, query));
  router.bind(deskCalls.readAnswering, (ctx) => readAnswering(ctx));
  router.bind(calls.listReplies, async (ctx) => ({ replies: await listReplies(ctx) }));
  router.bind(calls.addReply, (ctx, { body }) => addReply(ctx, body));
  router.bind(calls.changeReply, (ctx, { params, body }) => changeReply(ctx, params.id, body));
  router.bind(calls.removeReply, (ctx, { params }) => removeReply(ctx, params.id));
}
