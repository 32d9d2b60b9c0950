import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../rules.ts";
import { findBoundOwner } from "./store-tokens.ts";

/** Refuses a bad token and any other browser than the one that began [accounts-28]. */
export async function findPendingSignIn(
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
