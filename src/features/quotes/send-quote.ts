import { checkQuote } from "../../contract/quotes/check-quote.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import { lastBookableDay, southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { doOnce, recallOutcome } from "../../platform/jobs/do-once.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { addMessage } from "../conversations/add-message.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockQuote } from "./find-quote.ts";
import { readQuote } from "./read-quote.ts";
import { hasFreeDays, requireListed, sentText, sendingLimit, totalsOfQuote } from "./rules.ts";
import * as store from "./store.ts";

type Sent = { quote_id: string };

/**
 * Replaces the last version and notifies the couple [quotes-5]. Idempotent by key; refuses incomplete drafts by field.
 */
export async function sendQuote(
  ctx: Context,
  id: string,
  { idempotencyKey: key }: Pick<RequestMeta, "idempotencyKey">,
): Promise<{ quote: Quote }> {
  const { id: provider_id } = requireProvider(ctx.actor);
  const once = { key, request: JSON.stringify(["send_quote", provider_id, id]) };
  if ((await recallOutcome<Sent>(ctx, ctx.db, once)) === null)
    await doOnce<Sent>(ctx, once, (tx) => send(ctx, tx, { id, provider_id }));
  return readQuote(ctx, id);
}

async function send(
  ctx: Context,
  tx: Database,
  { id, provider_id }: { id: string; provider_id: string },
): Promise<Sent> {
  const { stored, participant } = await lockQuote(ctx, tx, id);
  if (stored.quote.state !== "draft") refuse("quote_not_open");
  await requireConfirmed(tx, provider_id);
  requireListed(stored);
  const { wedding_date, valid_until } = requireComplete(ctx, stored);
  await countTry(ctx, tx, [sendingLimit(provider_id)]);
  await requireUnbooked(tx, stored);
  const now = ctx.clock();
  await store.replaceSent(tx, stored.quote.series_id, now);
  const text = sentText({ ...stored.quote, valid_until }, totalsOfQuote(stored));
  const status = participant.result.status === "booked" ? "booked" : "quoted";
  const { id: message_id } = await addMessage(ctx, tx, participant, { kind: "quote_sent", text, status });
  await store.updateQuote(tx, id, {
    state: "sent",
    sent_at: now,
    message_id,
    wedding_date,
    has_free_days: hasFreeDays(stored),
    updated_at: now,
  });
  return { quote_id: id };
}

function requireComplete(ctx: Pick<Context, "clock">, { quote, lines }: store.StoredQuote) {
  const today = southAfricanDate(ctx.clock());
  const { wedding_date, valid_until } = quote;
  const fields = checkQuote({ ...quote, lines }, { today, last_day: lastBookableDay(today) });
  const [sentence] = Object.values(fields);
  if (sentence !== undefined || wedding_date === null || valid_until === null)
    return refuse("bad_input", { ...(sentence !== undefined && { sentence }), fields });
  return { wedding_date, valid_until };
}

/** Refuses if an older version has been accepted. */
async function requireUnbooked(tx: Database, { versions }: store.StoredQuote): Promise<void> {
  for (const { id, state } of versions) {
    const earlier = state === "accepted" ? await store.findQuote(tx, id) : null;
    if (earlier?.booking && earlier.booking.state !== "cancelled")
      refuse("quote_not_open", { sentence: accepted_meanwhile });
  }
}

const accepted_meanwhile = "The previous version was accepted, so it can’t be replaced.";
