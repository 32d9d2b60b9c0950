import type { Context as HonoContext, Hono } from "hono";
import { events_path } from "../../contract/conversations/calls.ts";
import { identifyActor } from "../../features/accounts/sessions/identify-actor.ts";
import { answerEvents, answerLinkedEvents } from "../../features/conversations/answer-events.ts";
import { tallySecurityEvent } from "../../features/security/tally-event.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refusedAs } from "./refused-as.ts";

/** Outside the router, as the stream never ends [conversations-15]. */
export function mountEvents(app: Hono, runtime: Runtime, metaOf: (c: HonoContext) => RequestMeta): void {
  app.get(events_path, async (c) => {
    const meta = metaOf(c);
    if (meta.linkToken !== undefined) return answerLink(runtime, meta);
    const actor = await identifyActor(contextOf(runtime), c.req.header("authorization") ?? null);
    return answerEvents(contextOf(runtime, actor));
  });
}

/** Logs an invalid link as other calls do [admin-27]. */
async function answerLink(runtime: Runtime, meta: RequestMeta): Promise<Response> {
  const ctx = contextOf(runtime);
  try {
    return await answerLinkedEvents(ctx, meta);
  } catch (cause) {
    if (cause instanceof Refusal)
      tallySecurityEvent(ctx, { ...refusedAs(cause.code), address: meta.address, detail: "linkedEvents" });
    throw cause;
  }
}
