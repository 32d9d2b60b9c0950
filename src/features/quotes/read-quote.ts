import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { silenceOf } from "../conversations/rules.ts";
import { isReader } from "../couples/rules.ts";
import { requireQuote, type QuoteAccess } from "./find-quote.ts";
import { presentQuote, type Viewer } from "./present.ts";
import { isOverFor } from "./rules.ts";

/** Drafts for the provider only. In a transaction, it sees that transaction's changes. */
export async function readQuote(
  ctx: Context,
  id: string,
  db: Database = ctx.db,
  link?: string,
): Promise<{ quote: Quote }> {
  const { stored, participant } = await requireQuote(ctx, db, id, link);
  return { quote: presentQuote(stored, viewerOf(ctx, participant)) };
}

export function viewerOf(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  { result, side, isLinked = false }: QuoteAccess["participant"],
): Viewer {
  const now = clock();
  const reads = !isLinked && isReader(actor);
  return { side, now, isReader: reads, isOver: reads || isOverFor(side, silenceOf(result), now) };
}
