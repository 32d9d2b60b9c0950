import type { RowReport } from "./import-listings.ts";

export function reportOf(reports: readonly RowReport[]): string[][] {
  const header = ["line", "external_id", "business_name", "outcome", "column", "what"];
  const rows = reports.flatMap(({ line, external_id, business_name, outcome, notes }) => {
    const whose = [String(line), external_id ?? "", business_name, outcome];
    return notes.length === 0 ? [[...whose, "", ""]] : notes.map(({ column, text }) => [...whose, column, text]);
  });
  return [header, ...rows];
}
