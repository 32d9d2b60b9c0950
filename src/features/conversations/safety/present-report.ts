import type { Report, ReportedMessage } from "../../../contract/conversations/safety-schema.ts";
import { findScamWarning } from "./find-scam-warning.ts";
import type { listAllMessages, StoredReport } from "./store-reports.ts";

export function presentReport(row: StoredReport): Report {
  const { id, reported_by, reason, words, note, outcome, closed_by_name } = row;
  return {
    id,
    reported_by,
    reason,
    words,
    note,
    outcome,
    closed_by_name,
    couple_name: row.couple_name ?? "",
    provider: { id: row.provider_id, name: row.provider_name ?? "", is_published: row.is_published ?? false },
    created_at: new Date(row.created_at).toISOString(),
    closed_at: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
    is_emptied: !row.couple_email,
  };
}

export function presentReportedMessage({
  body,
  ...row
}: Awaited<ReturnType<typeof listAllMessages>>[number]): ReportedMessage {
  const { id, sent_by, kind } = row;
  const caution = sent_by === "provider" ? findScamWarning(body) : null;
  return { id, sent_by, kind, text: body, created_at: new Date(row.created_at).toISOString(), caution };
}
