import type { QuoteNote } from "../../../contract/quotes/figures-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireCouple } from "../../couples/rules.ts";
import { requireQuote } from "../find-quote.ts";
import { removeNote, upsertNote } from "../store-compare.ts";

/** To another wedding, in the caller's transaction [weddings-13]. */
export { moveNotes as transferNotes } from "../store-compare.ts";

type Sent = { text?: string | undefined; is_liked?: boolean | undefined };

/** One note for all versions; fields not sent stay; an empty note is deleted [quotes-22]. */
export async function saveQuoteNote(ctx: Context, id: string, sent: Sent): Promise<{ note: QuoteNote }> {
  const { couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const { stored } = await requireQuote(ctx, tx, id);
    const key = { series_id: stored.quote.series_id, couple_id };
    const note = (await upsertNote(tx, key, sent, ctx.clock())) ?? refuse("quote_not_found");
    if (note.text === "" && !note.is_liked) await removeNote(tx, key);
    return { note };
  });
}
