import { reportMessages, reports_per_page } from "../../../contract/conversations/calls.ts";
import * as calls from "../../../contract/conversations/safety-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Router } from "../../../platform/http/router.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { lockParticipant, writerOf, type ConversationReference } from "../find-participant.ts";
import { handOver } from "../hand-over.ts";
import { bindLinked } from "../links/bind-linked.ts";
import { reportLimit } from "../rules.ts";
import { blockOther } from "./block-other.ts";
import { closeReport, listReports, saveReportNote, openReport } from "./handle-reports.ts";
import { upsertReport, type ReportReason } from "./store-reports.ts";

/** Rules [admin-39, admin-40]. */
export function registerReports(router: Router): void {
  const limit = reports_per_page;
  router.bind(calls.listReportsRoute, async (ctx, { query: { page = 1, state } }) => {
    return { ...(await listReports(ctx, { page, state })), page, limit };
  });
  router.bind(calls.openReportRoute, (ctx, { params }) => openReport(ctx, params.id));
  router.bind(calls.saveReportNoteRoute, (ctx, { params, body }) => saveReportNote(ctx, params.id, body.note));
  router.bind(calls.closeReportRoute, (ctx, { params, body }) => closeReport(ctx, params.id, body.outcome));
}

/** Guests' link routes come first. */
export function registerSafety(router: Router): void {
  bindLinked(router, calls.handOverLinkedRoute, (ctx, { body: { token } }) => handOver(ctx, { token }));
  bindLinked(router, calls.blockLinkedRoute, (ctx, { body: { token } }) => blockOther(ctx, { token }, true));
  bindLinked(router, calls.unblockLinkedRoute, (ctx, { body: { token } }) => blockOther(ctx, { token }, false));
  bindLinked(router, calls.reportLinkedRoute, (ctx, { body: { token, ...about } }) =>
    reportOther(ctx, { token }, about),
  );
  router.bind(calls.reportOtherRoute, (ctx, { params, body }) => reportOther(ctx, params, body));
  router.bind(calls.blockOtherRoute, (ctx, { params }) => blockOther(ctx, params, true));
  router.bind(calls.unblockOtherRoute, (ctx, { params }) => blockOther(ctx, params, false));
  router.bind(calls.handOverRoute, (ctx, { params }) => handOver(ctx, params));
}

/** One case per side and conversation; repeats add to it. The other side is not notified [conversations-27]. */
async function reportOther(
  ctx: Context,
  named: ConversationReference,
  { reason, words = "" }: { reason: ReportReason; words?: string | undefined },
): Promise<{ message: string }> {
  return ctx.db.transaction(async (tx) => {
    const { result, side } = await lockParticipant(ctx, tx, named);
    await countTry(ctx, tx, [reportLimit(writerOf(ctx, named))]);
    const row = { id: newId(), conversation_id: result.id, reported_by: side, reason, words, created_at: ctx.clock() };
    await upsertReport(tx, row);
    return { message: reportMessages.reported };
  });
}
