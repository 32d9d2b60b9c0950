import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { outboxStorage } from "../../../platform/jobs/outbox.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findByLink, readByLink, type Linked } from "../read-by-link.ts";
import { eraseEnquiries } from "./erase-enquiries.ts";

/**
 * For the copy's link holder; idempotent [enquiries-31]. Unsent emails to providers fail when loaded. Refuses what
 * `readByLink` refuses.
 */
export async function eraseByLink(
  ctx: Context,
  { token }: { token: string },
  caller: Pick<RequestMeta, "address">,
): Promise<Linked> {
  const { result } = await readByLink(ctx, { token }, caller);
  const copies = await ctx.db.transaction((tx) => eraseEnquiries(tx, [result.id]));
  const outbox = outboxStorage(ctx.config);
  for (const copy of copies) await outbox.remove(`${copy}.eml`);
  return (await findByLink(ctx, token)) ?? refuse("dead_link");
}
