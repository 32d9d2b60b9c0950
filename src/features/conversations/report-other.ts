import { reportMessages } from "../../contract/conversations/report-words.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { lockParticipant, writerOf, type Named } from "./find-participant.ts";
import { reportLimit } from "./rules.ts";
import { upsertReport, type ReportReason } from "./store-reports.ts";

/**
 * Reports the other side to the admins [conversations-27]: it opens a case, once for each side of a conversation; what is said again is added to it.
 * The other side is not told. Refuses a stranger, and too many in a day.
 */
export async function reportOther(
  ctx: Context,
  named: Named,
  { reason, words = "" }: { reason: ReportReason; words?: string | undefined },
): Promise<{ message: string }> {
  return ctx.db.transaction(async (tx) => {
    const { found, side } = await lockParticipant(ctx, tx, named);
    await countTry(ctx, tx, [reportLimit(writerOf(ctx, named))]);
    const row = { id: newId(), conversation_id: found.id, reported_by: side, reason, words, created_at: ctx.clock() };
    await upsertReport(tx, row);
    return { message: reportMessages.reported };
  });
}
