import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { hashToken } from "./rules.ts";
import { removeSession } from "./store.ts";

/** Ends the session that asks and no other. With an impersonated one the impersonation ends, and the audit says so [accounts-9]. */
export async function signOut(ctx: Context, { bearerToken }: Pick<RequestMeta, "bearerToken">): Promise<void> {
  if (bearerToken === undefined) return;
  await ctx.db.transaction(async (tx) => {
    const ended = await removeSession(tx, hashToken(bearerToken));
    if (ended) await recordImpersonated(ctx, tx, { action: "impersonation_stopped" });
  });
}
