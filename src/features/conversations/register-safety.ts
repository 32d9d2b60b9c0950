import * as calls from "../../contract/conversations/safety-shapes.ts";
import type { Router } from "../../platform/http/router.ts";
import { blockOther } from "./block-other.ts";
import { countLinkUse } from "./find-participant.ts";
import { handOver } from "./hand-over.ts";

/** The calls by which people go elsewhere together, or keep each other away; what a guest does by its link comes first. */
export function registerSafety(router: Router): void {
  router.bind(calls.handOverLinked, async (ctx, { body: { token }, meta }) => {
    await countLinkUse(ctx, meta);
    return handOver(ctx, { token });
  });
  router.bind(calls.blockLinked, async (ctx, { body: { token }, meta }) => {
    await countLinkUse(ctx, meta);
    return blockOther(ctx, { token }, true);
  });
  router.bind(calls.unblockLinked, async (ctx, { body: { token }, meta }) => {
    await countLinkUse(ctx, meta);
    return blockOther(ctx, { token }, false);
  });
  router.bind(calls.blockOther, (ctx, { params }) => blockOther(ctx, params, true));
  router.bind(calls.unblockOther, (ctx, { params }) => blockOther(ctx, params, false));
  router.bind(calls.handOver, (ctx, { params }) => handOver(ctx, params));
}
