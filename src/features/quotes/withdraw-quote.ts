import type { Quote } from "../../contract/quotes/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { addEvent } from "../conversations/add-event.ts";
import { lockQuote } from "./find-quote.ts";
import { readQuote } from "./read-quote.ts";
import { mayDo, withdrawnText } from "./rules.ts";
import { updateQuote } from "./store.ts";

/** Only before acceptance; also in a closed conversation [quotes-9]. */
export async function withdrawQuote(ctx: Context, id: string): Promise<{ quote: Quote }> {
  return ctx.db.transaction(async (tx) => {
    const { stored, participant } = await lockQuote(ctx, tx, id);
    const now = ctx.clock();
    if (!mayDo(stored, participant.side, { today: southAfricanDate(now), isOver: false }).withdraw)
      refuse("quote_not_open");
    await updateQuote(tx, id, { state: "withdrawn", decided_at: now });
    const { status } = participant.result;
    await addEvent(ctx, tx, participant, { kind: "quote_withdrawn", text: withdrawnText(stored.quote), status });
    return readQuote(ctx, id, tx);
  });
}
