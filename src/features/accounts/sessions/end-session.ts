import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { requireAccount } from "../rules.ts";
import { removeMySession } from "../store.ts";

/** Another account's session is refused as not found. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await removeMySession(tx, requireAccount(ctx.actor).id, id))) refuse("not_found");
    await recordSecurityEvent(ctx, tx, { event: "sessions_ended", detail: "one" });
  });
}
