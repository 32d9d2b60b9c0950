import type { QuoteNote } from "../../contract/quotes/figures-schema.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireParty } from "../accounts/rules.ts";
import { requireCouple } from "../couples/rules.ts";
import { presentQuote } from "./present.ts";
import { listNotes } from "./store-compare.ts";
import { listAllOf } from "./store.ts";

/** With agreements, oldest first; for a provider with its drafts [quotes-15]. */
export async function exportQuotes({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<Omit<Quote, "may">[]> {
  const { kind: side, id } = requireParty(actor);
  const result = await listAllOf(db, side, id);
  return result.map((each) => {
    const { may: _, ...quote } = presentQuote(each, { side, now: clock(), isOver: true });
    return quote;
  });
}

/** The couple's notes, by quote number [quotes-22]. */
export async function exportNotes({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<(QuoteNote & { number: string })[]> {
  return listNotes(db, requireCouple(actor).couple_id);
}
