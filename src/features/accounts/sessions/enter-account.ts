import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lockAccount } from "../store.ts";
import { openSession } from "./open-session.ts";
import { recordSignIn } from "./record-sign-in.ts";

export type Entered = { token: string; account: { id: string; kind: AccountKind; email: string } };
export type EnteringMeta = Pick<RequestMeta, "address" | "userAgent" | "device" | "handoff">;

/** `claim` uses up the proof in the same transaction. */
export async function enterAccount(
  ctx: Context,
  account_id: string,
  meta: EnteringMeta,
  claim: (tx: Database) => Promise<unknown> = async () => undefined,
): Promise<Entered> {
  const entered = await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, account_id);
    if (!account) refuse("dead_link", { sentence: accountMessages.second_factor_late });
    await claim(tx);
    const { id, kind, email } = account;
    return {
      token: await openSession(ctx, tx, { account_id, userAgent: meta.userAgent, is_proven: true }),
      account: { id, kind, email },
    };
  });
  await recordSignIn(ctx, entered.account, meta);
  return entered;
}
