import type { QuoteNote } from "../../contract/quotes/compare-shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { requireQuote } from "./find-quote.ts";
import { removeNote, upsertNote } from "./store-compare.ts";

/** Keeps what a couple notes of a quote for itself, for all its versions; nothing noted leaves nothing behind [quotes-22]. Refuses what is somebody else's. */
export async function noteQuote(ctx: Context, id: string, note: QuoteNote): Promise<{ note: QuoteNote }> {
  const { couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const { stored } = await requireQuote(ctx, tx, id);
    const noted = { series_id: stored.quote.series_id, couple_id };
    if (note.text === "" && !note.is_liked) await removeNote(tx, noted);
    else if (!(await upsertNote(tx, noted, note, ctx.clock()))) refuse("quote_not_found");
    return { note };
  });
}
