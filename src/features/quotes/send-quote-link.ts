import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { listMailed } from "../conversations/inbound-mail/list-mailed.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { quoteLinkToGuest } from "./emails.ts";
import { lockQuote } from "./find-quote.ts";
import { viewerOf } from "./read-quote.ts";
import { linkMailLimit, requireListed, requireOpen } from "./rules.ts";

const message = "We’ve emailed you a link. Open it to accept the quote. Nothing is booked yet.";

const stopped =
  "Our emails to your address are turned off or don’t arrive, so we can’t send the link. Register with this address to accept.";

/** By email, since the conversation's link may have been forwarded [quotes-12]. */
export async function sendQuoteLink(
  ctx: Context,
  id: string,
  { token, ticked }: { token: string; ticked: readonly string[] },
): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const { stored, participant } = await lockQuote(ctx, tx, id, token);
    requireOpen(stored, viewerOf(ctx, participant));
    requireListed(stored);
    await countTry(ctx, tx, [linkMailLimit(participant.result.id)]);
    const [to = refuse("dead_link")] = await listMailed(tx, participant.result, "couple");
    const leaves = await queueEmail(ctx, tx, quoteLinkToGuest, { ...to, data: { quote_id: id, ticked: [...ticked] } });
    if (!leaves) refuse("emails_stopped", { sentence: stopped });
  });
  return { message };
}
