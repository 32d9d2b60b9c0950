import * as limits from "../../contract/limits.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { countTry, type RateLimit } from "../../platform/rate-limit.ts";
import { junkSenderLimit, limitsOf, recipientLimit, type Sender } from "./rules.ts";
import { countJunkMarks } from "./store-counts.ts";

/** What an enquiry is counted by: its kind, from where it comes, and for a direct one to whom it goes. */
type Counted = { kind: "direct" | "bulk"; address: string; recipient_id?: string };

/** Counts an enquiry against every limit that it falls under, in the caller's transaction. Refuses past one of them. */
export async function limitSender(
  ctx: Pick<Context, "actor" | "clock" | "keyedHash">,
  tx: Database,
  couple_email: string,
  { kind, address, recipient_id }: Counted,
): Promise<void> {
  const sender: Sender = { couple_id: ctx.actor.kind === "couple" ? ctx.actor.couple_id : null, couple_email };
  const since = daysBefore(ctx.clock(), limits.junk_window_days);
  const isJunkSender = (await countJunkMarks(tx, sender, since)) >= limits.junk_marks_max;
  const counted: RateLimit[] = [
    ...limitsOf(kind, address, sender),
    ...(recipient_id === undefined ? [] : [recipientLimit(recipient_id, sender)]),
    ...(isJunkSender ? [junkSenderLimit(sender)] : []),
  ];
  await countTry(ctx, tx, counted);
}
