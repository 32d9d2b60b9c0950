import type { Call } from "../../../contract/route.ts";
import type { Handler, Router } from "../../../platform/http/router.ts";
import { countLinkUse } from "../find-participant.ts";

/** Counts each use of a guest's link. */
export function bindLinked<C extends Call>(router: Router, call: C, handler: Handler<C>): void {
  router.bind(call, async (ctx, input) => {
    await countLinkUse(ctx, input.meta);
    return handler(ctx, input);
  });
}
