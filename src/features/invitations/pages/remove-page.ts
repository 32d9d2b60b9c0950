import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../../accounts/rules.ts";
import { recordAction } from "../../audit/record-action.ts";
import { declinePage } from "../../imports/pages/purge-pages.ts";
import { requireOpen } from "../rules.ts";
import { findInvitationByToken, lockInvitation, updateUnused } from "../store.ts";
import { revokeOfPage } from "./store-pages.ts";

/**
 * Deletes the page for good and revokes its invitation [moving-12]. Returns the business's name; refuses a deleted
 * page.
 */
export async function removeImportedPage(ctx: Context, id: string): Promise<string> {
  if (!isUuid(id)) refuse("imported_page_not_found");
  return ctx.db.transaction(async (tx) => {
    await revokeOfPage(tx, id, ctx.clock());
    const name = (await declinePage(ctx, tx, id)) ?? refuse("imported_page_not_found");
    await recordAction(ctx, tx, { action: "imported_page_removed", subject: { id, name } });
    return name;
  });
}

/** Also revokes the invitation [moving-5]. Refuses a dead link, and one without a page. */
export async function declineImported(ctx: Context, token: string): Promise<void> {
  const { id } = (await findInvitationByToken(ctx.db, hashToken(token))) ?? refuse("dead_link");
  await ctx.db.transaction(async (tx) => {
    const row = requireOpen(await lockInvitation(tx, id), ctx.clock());
    if (row.imported_page_id === null || (await declinePage(ctx, tx, row.imported_page_id)) === null)
      refuse("dead_link");
    await updateUnused(tx, id, { revoked_at: ctx.clock() });
    await recordAction(ctx, tx, { action: "imported_page_removed", subject: { id, name: row.name } });
  });
}
