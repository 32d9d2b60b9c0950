import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { mailResetLinks } from "./jobs.ts";
import { resetLimits } from "./rules.ts";

/**
 * Promises reset links to an email's accounts, if it has any. Whether it has is looked up by a job: what happens here is
 * the same for every email, so neither the answer nor its time tells. Refuses too many requests from an address
 * [accounts-4]; how many links are mailed is limited where they are [accounts-6].
 */
export async function requestReset(
  ctx: Context,
  { email }: { email: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, resetLimits(address));
    await ctx.jobs.enqueue(tx, mailResetLinks, { email });
  });
  noteSecurityEvent(ctx, { event: "reset_asked", address });
}
