import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { matchLinkCode } from "../accounts/email/match-link-code.ts";
import { tokenOf } from "./rules.ts";
import { listWeddingInvitationsByEmail } from "./store.ts";

/** By the email's code, where a mail gateway cut off the URL fragment [weddings-9]. */
export async function openInvitationByCode(
  ctx: Context,
  typed: { email: string; code: string },
  meta: Pick<RequestMeta, "address">,
): Promise<{ token: string }> {
  const listTokens = async () =>
    (await listWeddingInvitationsByEmail(ctx.db, typed.email))
      .filter(({ expires_at }) => expires_at > ctx.clock())
      .map(({ id }) => tokenOf(ctx.keyedHash, id));
  return { token: await matchLinkCode(ctx, typed, meta, listTokens) };
}
