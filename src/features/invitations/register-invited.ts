import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuseField } from "../../platform/refusal.ts";
import { hashToken, isSameEmail } from "../accounts/rules.ts";
import { grantBadge } from "../badges/grant-badge.ts";
import { transferPage } from "../imports/transfer-page.ts";
import { registerProvider, type Registration } from "../providers/account/register-provider.ts";
import { requireOpen } from "./rules.ts";
import { findInvitationByToken, lockInvitation, updateUnused, type InvitationRow } from "./store.ts";

type Invited = Registration & { invite_token?: string | undefined };

/**
 * Uses up the invitation too [moving-6]. Only an emailed link confirms the email. Refuses dead invitations and other
 * emails [admin-16].
 */
export async function registerInvited(
  ctx: Context,
  { invite_token, ...input }: Invited,
  meta: Pick<RequestMeta, "address">,
): Promise<void> {
  if (invite_token === undefined) return registerProvider(ctx, input, meta);
  const result = await findInvitationByToken(ctx.db, hashToken(invite_token));
  const { id } = assertInvited(result, input.email, ctx.clock());
  const is_confirmed = result?.is_mailed ?? false;
  const accept = async (tx: Database, provider_id: string) => {
    // Read again under lock, because it may have been used or revoked.
    const row = assertInvited(await lockInvitation(tx, id), input.email, ctx.clock());
    await updateUnused(tx, id, { used_at: ctx.clock() });
    await grantPresets(ctx, tx, row, provider_id);
    const { imported_page_id: page_id } = row;
    if (page_id !== null) await transferPage(ctx, tx, { page_id, provider_id, email: input.email, typed: input });
  };
  await registerProvider(ctx, input, meta, { is_confirmed, accept });
}

async function grantPresets(ctx: Context, tx: Database, row: InvitationRow, provider_id: string): Promise<void> {
  const { invited_by } = row;
  const notes = row.recommended_by_name === null ? "Invited" : `Invited, recommended by ${row.recommended_by_name}`;
  for (const badge_type of row.preset_badges)
    await grantBadge(ctx, tx, {
      provider_id,
      badge_type,
      origin: "invitation",
      notes,
      ...(invited_by !== null && { granted_by: invited_by }),
    });
}

function assertInvited(result: InvitationRow | null, email: string, now: Date): InvitationRow {
  const row = requireOpen(result, now);
  const foreign = "This invitation is for another email address. Use that one, or register without the invitation.";
  return isSameEmail(row.email, email) ? row : refuseField("email", foreign);
}
