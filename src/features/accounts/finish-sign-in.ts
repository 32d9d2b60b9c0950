import type { AccountKind } from "../../contract/accounts/shapes.ts";
import { accountMessages } from "../../contract/accounts/words.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { checkSecondFactor } from "./check-second-factor.ts";
import { claimToken } from "./claim-token.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { openSession } from "./open-session.ts";
import { rememberDevice } from "./remember-device.ts";
import { hashToken } from "./rules.ts";
import { findBoundOwner } from "./store-tokens.ts";
import { lockAccount } from "./store.ts";

const purpose = "second_factor";
const sentence = accountMessages.second_factor_late;

/**
 * Ends a sign-in that waits for its second factor, and answers the session [accounts-28]. A wrong code leaves it waiting; of two who come
 * with the same pending token one gets in. Refuses a token that is unknown, used or over, and any other browser than the one that began.
 */
export async function finishSignIn(
  ctx: Context,
  { pending_token: token, code }: { pending_token: string; code: string },
  { address, userAgent, device, handoff }: Pick<RequestMeta, "address" | "userAgent" | "device" | "handoff">,
): Promise<{ token: string; account: { id: string; kind: AccountKind; email: string } }> {
  if (handoff.cookie === undefined) refuse("dead_link", { sentence });
  const hashes = { purpose, token_hash: hashToken(token), bound_to: hashToken(handoff.cookie) } as const;
  const owner = (await findBoundOwner(ctx.db, hashes, ctx.clock())) ?? refuse("dead_link", { sentence });
  await checkSecondFactor(ctx, { account_id: owner, code, address });
  const signedIn = await ctx.db.transaction(async (tx) => {
    const { id, kind, email } = (await lockAccount(tx, owner)) ?? refuse("dead_link", { sentence });
    await claimToken(ctx, tx, { purpose, token, sentence });
    const session = await openSession(ctx, tx, { account_id: id, userAgent, is_proven: true });
    return { token: session, account: { id, kind, email } };
  });
  device.keep(rememberDevice(ctx.keyedHash, device.cookie, signedIn.account));
  await noteSignIn(ctx, signedIn.account, { address, userAgent, device });
  return signedIn;
}
