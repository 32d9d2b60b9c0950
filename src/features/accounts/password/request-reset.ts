import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { mailResetLinks } from "../jobs.ts";
import { resetLimits } from "../rules.ts";

/** A job looks the email up, so that neither response nor timing reveals accounts [accounts-4, accounts-6]. */
export async function requestReset(
  ctx: Context,
  { email }: { email: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, resetLimits(address));
    await ctx.jobs.enqueue(tx, mailResetLinks, { email });
  });
  tallySecurityEvent(ctx, { event: "reset_asked", address });
}
