import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { claimToken } from "../email/claim-token.ts";
import { findBoundOwner } from "../email/store-tokens.ts";
import { hashToken } from "../rules.ts";
import { lockAccount } from "../store.ts";
import { createSession, type Begun } from "./open-session.ts";
import { recordSignIn } from "./record-sign-in.ts";

const purpose = "sign_in_handoff";
const sentence = "This login can’t be finished. It may have expired or been used already. Please log in again.";

/**
 * Once, within a minute, in the browser that began, so that no link signs somebody in as another person [accounts-17].
 */
export async function exchangeHandoff(
  ctx: Context,
  { token: handoff }: { token: string },
  { address, userAgent, device, handoff: bound }: Pick<RequestMeta, "address" | "userAgent" | "device" | "handoff">,
): Promise<Begun & { account: { id: string; kind: AccountKind } }> {
  if (bound.cookie === undefined) refuse("dead_link", { sentence });
  const hashes = { purpose, token_hash: hashToken(handoff), bound_to: hashToken(bound.cookie) } as const;
  const owner = await findBoundOwner(ctx.db, hashes, ctx.clock());
  if (owner === null) refuse("dead_link", { sentence });
  const signedIn = await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, owner)) ?? refuse("dead_link", { sentence });
    await claimToken(ctx, tx, { purpose, token: handoff, sentence });
    const { id, kind, email } = account;
    const begun = await createSession(ctx, tx, { account_id: id, userAgent }, bound);
    return { ...begun, account: { id, kind, email } };
  });
  if ("pending_token" in signedIn) return signedIn;
  await recordSignIn(ctx, signedIn.account, { address, userAgent, device });
  return signedIn;
}
