import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { touchPage } from "../../imports/pages/list-pages.ts";
import { requirePage } from "../../imports/pages/show-page.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { invitationLimit } from "../rules.ts";
import { assertInvitable, deliverInvitation, type SentInvitation } from "../send-invitation.ts";
import { insertInvitation } from "../store.ts";

/** Answers a link for the admin [moving-12]. Refuses a page without email, and what `sendInvitation` refuses. */
export async function invitePage(ctx: Context, page_id: string): Promise<SentInvitation> {
  const { id: admin_id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [invitationLimit(admin_id)]);
    const { email, business_name, contact_person } = await requirePage(tx, page_id);
    await assertInvitable(ctx, tx, email);
    const now = ctx.clock();
    const name = contact_person ?? business_name;
    const invited = { email, name, preset_badges: [], invited_by: admin_id, imported_page_id: page_id };
    // Locks in a resend's order: email, then page. A locked page can't be deleted before the invitation refers to it.
    if (!(await touchPage(tx, page_id, now))) refuse("imported_page_not_found");
    const row = await insertInvitation(tx, invited, now);
    await recordAction(ctx, tx, { action: "page_offered", subject: { id: row.id, name: business_name } });
    return deliverInvitation(ctx, tx, row);
  });
}
