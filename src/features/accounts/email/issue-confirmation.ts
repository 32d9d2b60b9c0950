import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { pageUrl } from "../../../platform/network/page-url.ts";
import { lockAccount } from "../store.ts";
import { issueToken } from "./issue-token.ts";
import { findConfirmed } from "./require-confirmed.ts";

/** Call while writing the email, with the account's row locked [accounts-10]. */
export async function issueConfirmation(
  ctx: Context,
  tx: Database,
  account_id: string,
  { new_email, bound_to = null }: { new_email: string; bound_to?: string | null },
): Promise<string> {
  const lives_seconds = limits.confirmation_link_hours * 60 * 60;
  const wanted = { account_id, purpose: "email_confirmation", new_email, bound_to, lives_seconds } as const;
  const token = await issueToken(ctx, tx, wanted);
  return `${pageUrl(ctx.config, "/confirm-email")}?token=${token}`;
}

export async function issueMissingConfirmation(ctx: Context, account_id: string): Promise<string | null> {
  // most accounts are confirmed and need no transaction or lock
  if ((await findConfirmed(ctx.db, account_id)) !== null) return null;
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, account_id);
    if (!account || account.email_verified_at !== null) return null;
    return issueConfirmation(ctx, tx, account_id, { new_email: account.email });
  });
}
