import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import type { Received } from "./list-received.ts";
import { findReceived, markReceived } from "./store.ts";

/** Columns and audit actions [enquiries-23, enquiries-24]. */
const marks = {
  junk: ["junk_at", "enquiry_marked_as_junk", "enquiry_marked_as_wanted"],
  answered: ["answered_at", "enquiry_marked_as_answered", "enquiry_marked_as_unanswered"],
} as const;

/** Junk counts against the sender; answered is visible to the couple. Refuses another provider's enquiry. */
export async function markEnquiry(
  ctx: Context,
  id: string,
  mark: keyof typeof marks,
  isGiven: boolean,
): Promise<Received> {
  const [column, given, cleared] = marks[mark];
  const { id: provider_id } = requireProvider(ctx.actor);
  if (!isUuid(id)) refuse("enquiry_not_found");
  return ctx.db.transaction(async (tx) => {
    await markReceived(tx, { provider_id, id }, column, isGiven ? ctx.clock() : null);
    const { result } = await findReceived(tx, provider_id, { id });
    const [enquiry = refuse("enquiry_not_found")] = result;
    const subject = { id, name: enquiry.couple_name };
    await recordImpersonated(ctx, tx, { action: isGiven ? given : cleared, subject });
    return enquiry;
  });
}
