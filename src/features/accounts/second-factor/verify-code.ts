import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countTry, clearAttempts } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { codeLimits } from "../rules.ts";

type Trying = { account_id: string; address: string };

/** Counts before the check, so that parallel tries can't exceed the limits; a success is uncounted [accounts-28]. */
export async function verifyCode(
  ctx: Context,
  { account_id, address }: Trying,
  claim: (tx: Database) => Promise<boolean>,
): Promise<void> {
  const { all } = codeLimits(account_id);
  const event = "second_factor_asked";
  try {
    await ctx.db.transaction((tx) => countTry(ctx, tx, all));
  } catch (cause) {
    tallySecurityEvent(ctx, { event, outcome: "refused", account_id, address });
    throw cause;
  }
  if (!(await ctx.db.transaction(claim))) {
    tallySecurityEvent(ctx, { event, outcome: "failed", account_id, address });
    const sentence = accountMessages.code_wrong;
    refuse("bad_input", { sentence, fields: { code: sentence } });
  }
  tallySecurityEvent(ctx, { event, account_id, address });
  for (const limit of all) await clearAttempts(ctx, ctx.db, limit);
}
