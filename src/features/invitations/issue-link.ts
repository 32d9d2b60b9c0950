import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken, newToken } from "../accounts/rules.ts";
import { recordAction } from "../audit/record-action.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { requireInvitation } from "./require-invitation.ts";
import { invitationLimit, invitationStatus } from "./rules.ts";
import { insertInvitationToken } from "./store.ts";

/** Each email and copy needs a new link, because only hashes are saved. */
export async function issueLink(
  { clock, config }: Pick<Context, "clock" | "config">,
  db: Database,
  { invitation_id, is_mailed = false }: { invitation_id: string; is_mailed?: boolean },
): Promise<string> {
  const token = newToken();
  await insertInvitationToken(db, { token_hash: hashToken(token), invitation_id, is_mailed, created_at: clock() });
  return `${pageUrl(config, "/register")}?invite=${token}`;
}

/** A new link to share without email; earlier ones stay valid. */
export async function copyLink(ctx: Context, id: string): Promise<string> {
  const { id: admin_id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [invitationLimit(admin_id)]);
    const row = await requireInvitation(tx, id);
    if (invitationStatus(row, ctx.clock()) !== "Pending") refuse("invitation_over");
    await recordAction(ctx, tx, { action: "invitation_link_copied", subject: row });
    return issueLink(ctx, tx, { invitation_id: row.id });
  });
}
