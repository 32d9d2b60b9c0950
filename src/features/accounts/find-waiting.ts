import { accountMessages } from "../../contract/accounts/words.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "./rules.ts";
import { findBoundOwner } from "./store-tokens.ts";

/**
 * Whose sign-in waits for its second factor, and what the browser keeps that began it [accounts-28]. Refuses a token that is unknown,
 * used or over, and any other browser.
 */
export async function findWaiting(
  ctx: Context,
  pending_token: string,
  { cookie }: RequestMeta["handoff"],
): Promise<{ owner: string; binding: string }> {
  const sentence = accountMessages.second_factor_late;
  if (cookie === undefined) refuse("dead_link", { sentence });
  const hashes = { token_hash: hashToken(pending_token), bound_to: hashToken(cookie) };
  const owner = await findBoundOwner(ctx.db, { purpose: "second_factor", ...hashes }, ctx.clock());
  return { owner: owner ?? refuse("dead_link", { sentence }), binding: cookie };
}
