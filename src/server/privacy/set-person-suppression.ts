import { recordAction } from "../../features/audit/record-action.ts";
import { setSuppression } from "../../features/emails/set-suppression.ts";
import type { Context } from "../../platform/context.ts";

/** At the owner's request [emails-12]. The audit records it without the address. */
export async function setPersonSuppression(ctx: Context, email: string, is_suppressed: boolean): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isNew = await setSuppression(ctx, tx, email, { is_suppressed, source: "admin" });
    if (isNew) await recordAction(ctx, tx, { action: is_suppressed ? "emails_stopped" : "emails_allowed" });
  });
}
