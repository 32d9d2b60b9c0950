import type { Quote } from "../../contract/quotes/shapes.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countLinkUse, requireParticipant } from "../conversations/find-participant.ts";
import { presentQuote } from "./present.ts";
import { eyesOf } from "./read-quote.ts";
import { listSent } from "./store.ts";

/** The quotes of a guest's conversation, by its link [quotes-12]: to be read; who would accept one makes an account first. */
export async function readLinkedQuotes(
  ctx: Context,
  token: string,
  meta: Pick<RequestMeta, "address">,
): Promise<{ quotes: Quote[] }> {
  await countLinkUse(ctx, meta);
  const participant = await requireParticipant(ctx, ctx.db, { token });
  const eyes = eyesOf(ctx, participant);
  const found = await listSent(ctx.db, participant.found.id);
  return { quotes: found.map((each) => readOnly(presentQuote(each, eyes))) };
}

function readOnly(quote: Quote): Quote {
  return { ...quote, may: { ...quote.may, accept: false, decline: false } };
}
