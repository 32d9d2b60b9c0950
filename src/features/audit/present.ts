import type { AuditEntry } from "../../contract/audit/schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { AuditRow } from "./store.ts";

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    acting_as_id: row.acting_as_id,
    acting_as_name: row.acting_as_name,
    action: row.action,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    details: row.details,
    created_at: row.created_at.toISOString(),
  };
}

export const auditCsvHeader = [
  "When (South Africa)",
  "Who",
  "Who (id)",
  "As whom",
  "As whom (id)",
  "Action",
  "To whom or what",
  "To whom or what (id)",
  "Details",
];

export function presentAuditCsvRow(row: AuditRow): string[] {
  const details = Object.entries(row.details ?? {}).map(([key, value]) => `${key}: ${value ?? "none"}`);
  return [
    southAfricanTime(row.created_at).slice(0, 19).replace("T", " "),
    row.actor_name,
    row.actor_id ?? "",
    row.acting_as_name ?? "",
    row.acting_as_id ?? "",
    row.action,
    row.subject_name ?? "",
    row.subject_id ?? "",
    details.join("; "),
  ];
}
