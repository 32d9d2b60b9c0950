import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { doOnce, type Once } from "../../platform/do-once.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import { isConfirmedSender } from "./judge-sender.ts";
import type { EnquiryContent } from "./rules.ts";
import { insertEnquiry } from "./store.ts";

/** An enquiry that is to be stored. */
type Kept = {
  kind: "direct";
  content: EnquiryContent;
};

/**
 * Stores an enquiry and has it completed in the same transaction, so that nothing is kept when that refuses. The same key
 * with the same content is stored once, also when both arrive at once. It belongs to the couple whose session asks; one
 * that is deleted in that moment is refused as nobody.
 */
export async function keepEnquiry<Outcome extends object>(
  ctx: Context,
  { kind, content }: Kept,
  once: Once,
  complete: (tx: Database, id: string) => Promise<Outcome>,
): Promise<Outcome> {
  const couple_id = ctx.actor.kind === "couple" ? ctx.actor.id : null;
  return doOnce(ctx, once, async (tx) => {
    if (couple_id !== null) await lockCouple(tx, couple_id);
    const id = newId();
    const is_unconfirmed = !(await isConfirmedSender(ctx, tx, content.couple_email));
    await insertEnquiry(tx, { ...content, id, kind, couple_id, is_unconfirmed, created_at: ctx.clock() });
    return complete(tx, id);
  });
}
