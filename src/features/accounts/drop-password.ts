import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { tokenPurposes } from "../../schema/accounts.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { dropFactors } from "./drop-factors.ts";
import { passwordRemoved } from "./emails.ts";
import { removeAllSessions, updateAccount, voidTokens, type AccountRow } from "./store.ts";

/**
 * Takes a password off that the one who reads the account's mail may never have set, with every session and open link, in the
 * transaction that links a social sign-in; an email says so. From then on only that sign-in opens the account, until a reset sets
 * a password [accounts-16].
 */
export async function dropPassword(ctx: Context, tx: Database, { id, email }: AccountRow): Promise<void> {
  await updateAccount(tx, id, { password_hash: null, auth_provider: "google" });
  await voidTokens(tx, id, tokenPurposes, ctx.clock());
  await removeAllSessions(tx, id);
  // Whoever registered with the owner's address may have set one up.
  await dropFactors(ctx, tx, id);
  await recordSecurityEvent(ctx, tx, { event: "password_changed", account_id: id, detail: "removed" });
  await queueEmail(ctx, tx, passwordRemoved, { data: { account_id: id, email }, recipient: email, subject_id: id });
}
