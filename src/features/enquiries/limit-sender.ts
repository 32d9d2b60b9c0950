import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { countTry, type RateLimit } from "../../platform/rate-limit.ts";
import { junkSenderLimit, limitsOf, recipientLimits, type Sender } from "./rules.ts";
import { countJunkMarks } from "./store-counts.ts";

type Counted = { kind: "direct" | "bulk"; address: string; is_junk_sender: boolean; recipient_id?: string };

type SenderContext = Pick<Context, "actor" | "clock">;

function senderOf({ actor }: Pick<Context, "actor">, couple_email: string): Sender {
  return { couple_id: actor.kind === "couple" ? actor.couple_id : null, couple_email };
}

/** Whether junk marks from several providers lower the sender's limits [enquiries-24]. */
export async function isJunkSender(ctx: SenderContext, tx: Database, couple_email: string): Promise<boolean> {
  const since = daysBefore(ctx.clock(), limits.junk_window_days);
  return (await countJunkMarks(tx, senderOf(ctx, couple_email), since)) >= limits.junk_marks_max;
}

/** Counts against every limit in the caller's transaction; refuses over any. */
export async function limitSender(
  ctx: Pick<Context, "actor" | "clock" | "keyedHash">,
  tx: Database,
  couple_email: string,
  { kind, address, is_junk_sender, recipient_id }: Counted,
): Promise<void> {
  const sender = senderOf(ctx, couple_email);
  const counted: RateLimit[] = [
    ...limitsOf(kind, address, sender),
    ...(recipient_id === undefined ? [] : recipientLimits(recipient_id, sender, address)),
    ...(is_junk_sender ? [junkSenderLimit(sender)] : []),
  ];
  await countTry(ctx, tx, counted);
}
