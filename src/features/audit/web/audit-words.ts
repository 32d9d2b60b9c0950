import type { AuditEntry } from "../../../contract/audit/shapes.ts";

/** An action as people read it: `provider_unpublished` is "Provider unpublished". */
export function actionWords(action: string): string {
  const words = action.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was done in particular, in one line: `Badge type: pioneer, notes: …`. Nothing for what is null. */
export function detailWords(details: AuditEntry["details"]): string {
  const told = Object.entries(details ?? {}).filter(([, value]) => value !== null);
  const words = told.map(([name, value]) => `${name.replaceAll("_", " ")}: ${value === "" ? "none" : String(value)}`);
  return actionWords(words.join(", "));
}
