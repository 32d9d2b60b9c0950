import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { hashToken, requireAccount } from "../rules.ts";
import { removeOtherSessions } from "../store.ts";

/** Returns how many ended. */
export async function endOtherSessions(
  ctx: Context,
  { bearerToken = "" }: Pick<RequestMeta, "bearerToken">,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const { id } = requireAccount(ctx.actor);
    const ended = await removeOtherSessions(tx, id, hashToken(bearerToken), ctx.clock());
    await recordSecurityEvent(ctx, tx, { event: "sessions_ended", detail: "others" });
    return ended;
  });
}
