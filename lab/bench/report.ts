import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { median } from "./statistics.ts";

export interface Options {
  readonly runs: number;
  readonly cold_requests: number;
  readonly round_seconds: number;
}

/** All runs of one measurement with its bound (decision 14). The median counts. */
export interface Finding {
  readonly what: string;
  readonly unit: string;
  /** The bound; neither for information only. */
  readonly most?: number;
  readonly least?: number;
  readonly runs: readonly number[];
}

/** Three significant digits. */
export function formatValue(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

/** A median also passes if it misses the bound by no more than the spread of its runs. */
function verdict({ most, least, runs }: Finding): string {
  if (runs.length === 0) return "not measured";
  const middle = median(runs);
  const spread = runs.length > 1 ? Math.max(...runs) - Math.min(...runs) : 0;
  if (most !== undefined) return middle <= most ? "ok" : middle - spread <= most ? "ok within spread" : "missed";
  if (least !== undefined) return middle >= least ? "ok" : middle + spread >= least ? "ok within spread" : "missed";
  return "";
}

function bound({ most, least }: Finding): string {
  return most !== undefined ? `≤ ${formatValue(most)}` : least !== undefined ? `≥ ${formatValue(least)}` : "";
}

export function printFindings(findings: readonly Finding[]): void {
  const rows = findings.map((each) => {
    const middle = each.runs.length > 0 ? formatValue(median(each.runs)) : "–";
    return [each.what, each.unit, bound(each), middle, verdict(each)];
  });
  const all = [["what", "unit", "bound", "median", ""], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

export async function writeRuns(file: string, machine: string, findings: readonly Finding[]): Promise<void> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = findings.flatMap(({ what, unit, runs, most, least }) =>
    runs.map((value, run) => [quoted(what), unit, most ?? "", least ?? "", run + 1, value].join(",")),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, [`# ${machine}`, "what,unit,most,least,run,value", ...rows, ""].join("\n"));
}
