import { reportMessages } from "../../../contract/conversations/calls.ts";
import type { Report, ReportedMessage } from "../../../contract/conversations/safety-schema.ts";
import { isUuid } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../../accounts/rules.ts";
import { recordAction } from "../../audit/record-action.ts";
import { queueOutcome } from "../queue-messages.ts";
import { presentReport, presentReportedMessage } from "./present-report.ts";
import {
  countOpen,
  listReportRows,
  listAllMessages,
  lockReport,
  updateReportClosed,
  updateReportNote,
  type ReportOutcome,
  type StoredReport,
} from "./store-reports.ts";

/** Without message texts [admin-39]. */
export async function listReports(
  { db }: Pick<Context, "db">,
  { state = "open", page }: { state?: "open" | "closed" | undefined; page: number },
): Promise<{ reports: Report[]; total: number }> {
  const { result, total } = await listReportRows(db, { state, page });
  return { reports: result.map(presentReport), total };
}

export async function countOpenReports({ db }: Pick<Context, "db">): Promise<number> {
  return countOpen(db);
}

/** Only while the case is open; the audit notes it [admin-40]. */
export async function openReport(ctx: Context, id: string): Promise<{ messages: ReportedMessage[] }> {
  return ctx.db.transaction(async (tx) => {
    const conversation_id = await enterCase(ctx, tx, id);
    const messages = conversation_id === null ? [] : await listAllMessages(tx, conversation_id);
    return { messages: messages.map(presentReportedMessage) };
  });
}

/** Audits the access; null if deleted. Only for open cases. */
export async function enterCase(ctx: Context, tx: Database, id: string): Promise<string | null> {
  const result = await requireOpen(tx, id);
  const { conversation_id, reason } = result;
  await recordAction(ctx, tx, { action: "report_opened", subject: subjectOf(result), details: { reason } });
  return conversation_id;
}

export async function saveReportNote(ctx: Context, id: string, note: string): Promise<{ message: string }> {
  return ctx.db.transaction(async (tx) => {
    const result = await requireReport(tx, id);
    await updateReportNote(tx, id, note);
    await recordAction(ctx, tx, { action: "report_noted", subject: subjectOf(result) });
    return { message: reportMessages.noted };
  });
}

/** Emails the reporter [admin-41]; admins lose access to the conversation. */
export async function closeReport(ctx: Context, id: string, outcome: ReportOutcome): Promise<{ message: string }> {
  return ctx.db.transaction(async (tx) => {
    const result = await requireOpen(tx, id);
    if (outcome === "suspended" && result.reported_by === "provider")
      refuse("bad_input", {
        sentence: reportMessages.only_businesses,
        fields: { outcome: reportMessages.only_businesses },
      });
    await updateReportClosed(tx, { id, outcome, at: ctx.clock(), admin_id: requireAccount(ctx.actor).id });
    await recordAction(ctx, tx, { action: "report_closed", subject: subjectOf(result), details: { outcome } });
    if (result.conversation_id !== null)
      await queueOutcome(ctx, tx, { ...result, conversation_id: result.conversation_id });
    return { message: reportMessages.closed };
  });
}

async function requireReport(tx: Database, id: string): Promise<StoredReport> {
  const result = isUuid(id) ? await lockReport(tx, id) : null;
  return result ?? refuse("report_not_found");
}

async function requireOpen(tx: Database, id: string): Promise<StoredReport> {
  const result = await requireReport(tx, id);
  return result.closed_at === null ? result : refuse("report_closed");
}

function subjectOf({ id, reported_by, couple_name, provider_name }: StoredReport): { id: string; name: string } {
  return { id, name: (reported_by === "couple" ? provider_name : couple_name) ?? "" };
}
