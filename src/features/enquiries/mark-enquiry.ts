import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireProvider } from "../providers/require-provider.ts";
import type { Received } from "./list-received.ts";
import { findReceived, markReceived } from "./store.ts";

/**
 * Marks an enquiry that the provider received as junk, which counts against its sender, or takes the mark back. Answers
 * it as it is then. Refuses what the provider didn't receive.
 */
export async function markEnquiry(ctx: Context, id: string, is_junk: boolean): Promise<Received> {
  const { id: provider_id } = requireProvider(ctx.actor);
  if (!idShape.safeParse(id).success) refuse("enquiry_not_found");
  return ctx.db.transaction(async (tx) => {
    await markReceived(tx, { provider_id, id }, is_junk ? ctx.clock() : null);
    const { found } = await findReceived(tx, provider_id, { id });
    const [enquiry = refuse("enquiry_not_found")] = found;
    const action = is_junk ? "enquiry_marked_as_junk" : "enquiry_marked_as_wanted";
    await recordImpersonated(ctx, tx, { action, subject: { id, name: enquiry.couple_name } });
    return enquiry;
  });
}
