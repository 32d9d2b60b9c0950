import type { QuoteNote } from "../../contract/quotes/compare-shapes.ts";
import type { Quote } from "../../contract/quotes/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireParty } from "../accounts/rules.ts";
import { requireCouple } from "../couples/rules.ts";
import { presentQuote } from "./present.ts";
import { listNotes } from "./store-compare.ts";
import { listAllOf } from "./store.ts";

/** All quotes of whoever asks, with what was agreed on, oldest first; a provider's own drafts too [quotes-15]. */
export async function exportQuotes({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<Omit<Quote, "may">[]> {
  const { kind: side, id } = requireParty(actor);
  const found = await listAllOf(db, side, id);
  return found.map((each) => {
    const { may: _, ...quote } = presentQuote(each, { side, now: clock(), isOver: true });
    return quote;
  });
}

/** What the couple that asks noted of its quotes, by their numbers [quotes-22]. */
export async function exportNotes({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<(QuoteNote & { number: string })[]> {
  return listNotes(db, requireCouple(actor).couple_id);
}
