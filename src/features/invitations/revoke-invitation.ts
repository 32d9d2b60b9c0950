import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { requireInvitation } from "./require-invitation.ts";
import { updateUnused } from "./store.ts";

/** The unused ones of a demo, because its links are public. */
export { revokeEvery as revokeAllInvitations } from "./store.ts";

/** Idempotent. */
export async function revokeInvitation(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await requireInvitation(tx, id);
    if (row.used_at !== null) refuse("invitation_over", { sentence: "This invitation has been used already." });
    if (row.revoked_at !== null) return;
    await updateUnused(tx, row.id, { revoked_at: ctx.clock() });
    await recordAction(ctx, tx, { action: "invitation_revoked", subject: row });
  });
}
