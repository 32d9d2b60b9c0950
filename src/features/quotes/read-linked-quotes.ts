import { isUuid } from "../../contract/primitives.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { countInvalidLink, requireParticipant } from "../conversations/find-participant.ts";
import { hashOfLink } from "../conversations/links/make-link.ts";
import { presentQuote } from "./present.ts";
import { viewerOf } from "./read-quote.ts";
import { linkedPdfLimit } from "./rules.ts";
import { findQuote, listSentQuotes } from "./store.ts";

/** By the guest's link [quotes-12]. */
export async function readLinkedQuotes(ctx: Context, token: string): Promise<{ quotes: Quote[] }> {
  const participant = await requireParticipant(ctx, ctx.db, { token });
  const viewer = viewerOf(ctx, participant);
  const result = await listSentQuotes(ctx.db, participant.result.id);
  return { quotes: result.map((each) => presentQuote(each, viewer)) };
}

/** Limited per link and hour; an invalid link counts as a use. Refuses with `quote_not_found`. */
export async function readLinkedQuote(ctx: Context, id: string, meta: RequestMeta): Promise<Quote> {
  const token = meta.linkToken ?? "";
  await countInvalidLink(ctx, meta);
  const participant = await requireParticipant(ctx, ctx.db, { token });
  await ctx.db.transaction((tx) => countTry(ctx, tx, [linkedPdfLimit(hashOfLink(ctx, token))]));
  const stored = isUuid(id) ? await findQuote(ctx.db, id) : null;
  if (stored?.quote.conversation_id !== participant.result.id || stored.quote.state === "draft")
    return refuse("quote_not_found");
  return presentQuote(stored, viewerOf(ctx, participant));
}
