import type { Quote } from "../../contract/quotes/shapes.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { overFor, standingOf } from "../conversations/rules.ts";
import { requireQuote, type Seen } from "./find-quote.ts";
import { presentQuote, type Eyes } from "./present.ts";

/** A quote whole, for one of its two sides; a draft for its provider alone. */
export async function readQuote(ctx: Context, id: string): Promise<{ quote: Quote }> {
  return showQuote(ctx, await requireQuote(ctx, ctx.db, id));
}

/** The same once the caller's transaction has changed it. */
export async function readAgain(ctx: Context, tx: Database, id: string): Promise<{ quote: Quote }> {
  return showQuote(ctx, await requireQuote(ctx, tx, id));
}

function showQuote(ctx: Pick<Context, "clock">, { stored, participant }: Seen): { quote: Quote } {
  return { quote: presentQuote(stored, eyesOf(ctx, participant)) };
}

/** How a side of a conversation looks at its quotes at this moment. */
export function eyesOf({ clock }: Pick<Context, "clock">, { found, side }: Seen["participant"]): Eyes {
  const now = clock();
  // what a provider declined it does not take on by an earlier word of its own; its next one takes it up again
  const isDeclined = side === "couple" && found.status === "declined";
  return { side, now, isOver: isDeclined || overFor(standingOf(found), now) !== null };
}
