import type { AuditEntry } from "../../../contract/audit/schema.ts";

/** `provider_unpublished` becomes "Provider unpublished". */
export function formatAction(action: string): string {
  const text = action.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatDetails(details: AuditEntry["details"]): string {
  const entries = Object.entries(details ?? {}).filter(([, value]) => value !== null);
  const texts = entries.map(
    ([name, value]) => `${name.replaceAll("_", " ")}: ${value === "" ? "none" : String(value)}`,
  );
  return formatAction(texts.join(", "));
}
