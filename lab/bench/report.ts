/** A budget of the design beside what was measured. */
export type Finding = {
  budget: string;
  limit: string;
  measured: string;
  verdict: "ok" | "missed" | "not measured";
  /** Why it was not measured, or under which circumstances it was. */
  note?: string;
  /** What was measured as a number of its unit, and which way is better. */
  value?: number;
  unit?: string;
  better?: "less" | "more";
};

/** A number as people read it: three significant digits, thousands apart. */
export function shown(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits).replaceAll(/\B(?=(\d{3})+(?!\d))/g, " ");
}

/** Bytes in kB of 1,000. */
export function kilobytes(bytes: number): string {
  return `${shown(bytes / 1000)} kB`;
}

/** Weighs a measured value against the most that the budget allows. */
export function atMost(budget: string, value: number, limit: number, unit: string, note?: string): Finding {
  return {
    budget,
    limit: `≤ ${shown(limit)} ${unit}`.trim(),
    measured: `${shown(value)} ${unit}`.trim(),
    verdict: value <= limit ? "ok" : "missed",
    ...(note && { note }),
    value,
    unit,
    better: "less",
  };
}

/** Weighs a measured value against the least that the budget asks for. */
export function atLeast(budget: string, value: number, limit: number, note?: string): Finding {
  return {
    budget,
    limit: `≥ ${limit}`,
    measured: shown(value),
    verdict: value >= limit ? "ok" : "missed",
    ...(note && { note }),
    value,
    unit: "",
    better: "more",
  };
}

/** A budget that this run says nothing about. */
export function notMeasured(budget: string, limit: string, note: string): Finding {
  return { budget, limit, measured: "–", verdict: "not measured", note };
}

/** Measures a part by itself: one that breaks is said so, makes the run fail in the end and does not cost the others their numbers. */
export async function measureApart(part: string, measure: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await measure();
  } catch (cause) {
    console.error(cause);
    process.exitCode = 1;
    return [notMeasured(part, "", "This part of the bench broke; see above.")];
  }
}

/** Prints a heading and what is to be known before reading on. */
export function printHeading(title: string, ...explanations: string[]): void {
  console.log(`\n${title}\n${"-".repeat(title.length)}`);
  for (const line of explanations) console.log(line);
}

/** Prints rows in columns, the first row being their names. Numbers stand to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const [place, row] of rows.entries()) {
    const cells = row.map((cell, column) => {
      const isNumber = place > 0 && /^[\d.–]/.test(cell) && column > 0;
      return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
    });
    console.log(`  ${cells.join("  ").trimEnd()}`);
    if (place === 0) console.log(`  ${widths.map((width) => "─".repeat(width)).join("  ")}`);
  }
}

/** Prints each budget with what was measured beside it, and what there is to say about it. */
export function printFindings(findings: readonly Finding[]): void {
  printHeading("Budgets");
  printTable([
    ["budget", "allowed", "measured", "", "note"],
    ...findings.map(({ budget, limit, measured, verdict, note }) => [budget, limit, measured, verdict, note ?? ""]),
  ]);
  const missed = findings.filter(({ verdict }) => verdict === "missed").length;
  const measured = findings.filter(({ verdict }) => verdict !== "not measured").length;
  console.log(`\n${measured} measured, ${missed} missed, ${findings.length - measured} not measured.`);
}
