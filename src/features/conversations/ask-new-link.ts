import * as limits from "../../contract/conversations/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { normalEmail } from "../../platform/normal-email.ts";
import { countTry, limitsByAddress } from "../../platform/rate-limit.ts";
import { mailNewLinks } from "./jobs.ts";

const window_seconds = 60 * 60;

/**
 * Promises a guest whose link has ended the links of its latest conversations [conversations-9]. Whether the address has any is looked up by a job, so neither
 * the answer nor its time tells. Refuses too many requests from an address or for a mailbox.
 */
export async function askNewLink(
  ctx: Context,
  { email }: { email: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  const { new_links_per_address_max, new_links_per_mailbox_max: tries_max } = limits;
  const ofAddress = limitsByAddress(address, {
    name: "new_link",
    tries_max: new_links_per_address_max,
    window_seconds,
  });
  const ofMailbox = { name: "new_link_mailbox", key: normalEmail(email), tries_max, window_seconds };
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [...ofAddress, ofMailbox]);
    await ctx.jobs.enqueue(tx, mailNewLinks, { email });
  });
}
