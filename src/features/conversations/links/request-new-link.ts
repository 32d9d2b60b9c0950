import { new_links_per_address_max, new_links_per_mailbox_max } from "../../../contract/conversations/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import { countTry, limitsByAddress } from "../../../platform/rate-limit.ts";
import { mailNewLinks } from "../jobs.ts";

const window_seconds = 60 * 60;

/** A job looks the address up, so that neither response nor timing reveals it [conversations-9]. */
export async function requestNewLink(
  ctx: Context,
  { email }: { email: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  const ofAddress = limitsByAddress(address, {
    name: "new_link",
    tries_max: new_links_per_address_max,
    window_seconds,
  });
  const ofMailbox = {
    name: "new_link_mailbox",
    key: normalEmail(email),
    tries_max: new_links_per_mailbox_max,
    window_seconds,
  };
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [...ofAddress, ofMailbox]);
    await ctx.jobs.enqueue(tx, mailNewLinks, { email });
  });
}
