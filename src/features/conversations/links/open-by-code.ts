import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { matchLinkCode } from "../../accounts/email/match-link-code.ts";
import { deriveLinkToken } from "./make-link.ts";
import { listLinksOf } from "./store-links.ts";

/** For readers whose mail gateway cut off the part behind the # [conversations-9]. */
export async function openByCode(
  ctx: Context,
  typed: { email: string; code: string },
  meta: Pick<RequestMeta, "address">,
): Promise<{ token: string }> {
  const listTokens = async () => (await listLinksOf(ctx.db, typed.email)).map((link) => deriveLinkToken(ctx, link));
  return { token: await matchLinkCode(ctx, typed, meta, listTokens) };
}
