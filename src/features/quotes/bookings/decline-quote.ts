import { quoteDeclineSentences } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { addMessage } from "../../conversations/add-message.ts";
import { lockQuote } from "../find-quote.ts";
import { readQuote } from "../read-quote.ts";
import { mayDo } from "../rules.ts";
import { updateQuote } from "../store.ts";

type Why = { reason: keyof typeof quoteDeclineSentences; text?: string | undefined };

/** Sends a kind sentence for the reason, or the couple's own words [quotes-9]. */
export async function declineQuote(
  ctx: Context,
  id: string,
  { reason, text }: Why,
  link?: string,
): Promise<{ quote: Quote }> {
  return ctx.db.transaction(async (tx) => {
    const { stored, participant } = await lockQuote(ctx, tx, id, link);
    const now = ctx.clock();
    if (!mayDo(stored, participant.side, { today: southAfricanDate(now), isOver: false }).decline)
      refuse("quote_not_open");
    const { title, number } = stored.quote;
    const message = `Declined “${title}” (${number}). ${text || quoteDeclineSentences[reason]}`;
    const { status } = participant.result;
    await addMessage(ctx, tx, participant, { kind: "quote_declined", text: message, status });
    await updateQuote(tx, id, { state: "declined", decided_at: now, declined_for: reason });
    return readQuote(ctx, id, tx, link);
  });
}
