import type { AuditEntry } from "../../../contract/audit/schema.ts";

/** `provider_unpublished` becomes "Provider unpublished". */
export function formatAction(action: string): string {
  const words = action.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function formatDetails(details: AuditEntry["details"]): string {
  const told = Object.entries(details ?? {}).filter(([, value]) => value !== null);
  const words = told.map(([name, value]) => `${name.replaceAll("_", " ")}: ${value === "" ? "none" : String(value)}`);
  return formatAction(words.join(", "));
}
