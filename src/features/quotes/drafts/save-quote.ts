import type { Quote } from "../../../contract/quotes/schema.ts";
import type { QuoteDraft } from "../../../contract/quotes/template-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lockQuote, type QuoteAccess } from "../find-quote.ts";
import { readQuote } from "../read-quote.ts";
import * as store from "../store.ts";

/** Complete or not [quotes-4]. `quote_not_open` for a sent quote. */
export async function saveQuote(ctx: Context, id: string, { lines, ...fields }: QuoteDraft): Promise<{ quote: Quote }> {
  return ctx.db.transaction(async (tx) => {
    await lockDraft(ctx, tx, id);
    await store.updateQuote(tx, id, { ...fields, updated_at: ctx.clock() });
    await store.replaceLineItems(
      tx,
      id,
      lines.map((item) => ({ ...item, id: newId() })),
    );
    return readQuote(ctx, id, tx);
  });
}

export async function removeQuote(ctx: Context, id: string): Promise<null> {
  return ctx.db.transaction(async (tx) => {
    await lockDraft(ctx, tx, id);
    await store.removeDraft(tx, id);
    return null;
  });
}

async function lockDraft(ctx: Context, tx: Database, id: string): Promise<QuoteAccess> {
  const seen = await lockQuote(ctx, tx, id);
  const { quote } = seen.stored;
  if (quote.state !== "draft")
    refuse("quote_not_open", { sentence: "A sent quote can’t be changed. Write a new version." });
  return seen;
}
