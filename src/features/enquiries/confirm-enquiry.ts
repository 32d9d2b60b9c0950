import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { hashToken } from "../accounts/rules.ts";
import { findAddressees, type Asked } from "./find-addressees.ts";
import { emailHashOf } from "./judge-sender.ts";
import { keepBulk, type BulkSent } from "./keep-bulk.ts";
import type { EnquiryContent } from "./rules.ts";
import { insertConfirmedEmail, takeHeld } from "./store-held.ts";

/** A row that waits is ours to the letter. */
const kept = z.object({ content: z.custom<EnquiryContent>(), asked: z.custom<Asked>() });

/** What a row that waits keeps: what it says, and to whom it is to go. */
export function readHeld(asked: unknown): { content: EnquiryContent; asked: Asked } {
  return kept.parse(asked);
}

/**
 * Sends a bulk enquiry that waited, with the token that was mailed to its sender [enquiries-28]. The email is known to be
 * the sender's from then on. It goes to whoever it reaches at this moment. Refuses a dead link; of two at once one sends.
 */
export async function confirmEnquiry(ctx: Context, { token }: { token: string }): Promise<BulkSent> {
  return ctx.db.transaction(async (tx) => {
    const held = (await takeHeld(tx, hashToken(token), ctx.clock())) ?? refuse("dead_link");
    const { content, asked } = readHeld(held.asked);
    await insertConfirmedEmail(tx, emailHashOf(ctx, held.couple_email), ctx.clock());
    const { wedding_date } = content;
    const { addressees, taken } = await findAddressees(ctx, tx, asked, {
      wedding_date,
      is_unconfirmed: false,
      asker: held,
    });
    const categories = { selected_category_ids: asked.selected, excluded_category_ids: asked.excluded };
    const { id, couple_id } = held;
    const kept = { id, couple_id, content, categories, is_unconfirmed: false };
    return { ...(await keepBulk(ctx, tx, kept, addressees)), taken };
  });
}
