import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../../accounts/rules.ts";
import { recordAction } from "../../audit/record-action.ts";
import { declinePage } from "../../imports/pages/decline-page.ts";
import { invalidReason } from "../rules.ts";
import { findInvitationByToken, lockInvitation, updateUnused } from "../store.ts";

/** Also revokes the invitation [moving-5]. Refuses a dead link, and one without a page. */
export async function declineImported(ctx: Context, token: string): Promise<void> {
  const { id } = (await findInvitationByToken(ctx.db, hashToken(token))) ?? refuse("dead_link");
  await ctx.db.transaction(async (tx) => {
    const row = await lockInvitation(tx, id);
    const sentence = invalidReason(row, ctx.clock());
    if (row === null || sentence !== null) refuse("dead_link", { ...(sentence !== null && { sentence }) });
    if (row.imported_page_id === null || (await declinePage(ctx, tx, row.imported_page_id)) === null)
      refuse("dead_link");
    await updateUnused(tx, id, { revoked_at: ctx.clock() });
    await recordAction(ctx, tx, { action: "imported_page_removed", subject: { id, name: row.name } });
  });
}
