import { securityEvents, securityOutcomes } from "../../contract/security/calls.ts";
import type { SecurityEvent } from "../../contract/security/schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { EventRow } from "./store.ts";

export function presentEvent(
  { row, email, kind, is_super_admin }: EventRow,
  names: Map<string, string>,
): SecurityEvent {
  return {
    id: row.id,
    event: row.event,
    outcome: row.outcome,
    account_id: row.account_id,
    account_email: email,
    account_kind: kind,
    is_super_admin,
    admin_id: row.admin_id,
    admin_name: row.admin_id === null ? null : (names.get(row.admin_id) ?? null),
    network: row.network,
    device: row.device,
    detail: row.detail,
    times: row.times,
    created_at: row.created_at.toISOString(),
  };
}

export const securityCsvHeader = [
  "When (South Africa)",
  "What",
  "Outcome",
  "Times",
  "Account",
  "Account (id)",
  "Admin who acted as it (id)",
  "Network",
  "Device",
  "Details",
];

export function presentSecurityCsvRow({ row, email }: EventRow): string[] {
  return [
    southAfricanTime(row.created_at).slice(0, 19).replace("T", " "),
    securityEvents[row.event],
    securityOutcomes[row.outcome],
    String(row.times),
    email ?? "",
    row.account_id ?? "",
    row.admin_id ?? "",
    row.network ?? "",
    row.device ?? "",
    row.detail ?? "",
  ];
}
