import { readFile, writeFile } from "node:fs/promises";
import { printHeading, printTable, shown, type Finding } from "./report.ts";

/** What one run of the bench measured, as it is stored: a number for each budget. */
export type StoredRun = {
  /** The machine and what else it did. */
  machine: string;
  measured: Record<string, { value: number; unit: string; better: "less" | "more" }>;
};

/** A number that got worse or better by more than its noise. */
export type Change = { budget: string; before: number; now: number; unit: string; noise: number; isWorse: boolean };

/**
 * What a number of a unit varies by from run to run of the same code, as a share: bytes hardly, ratios within a run and memory by some, and
 * times, which depend on what else the machine does, by more.
 */
const noise_of: Record<string, number> = { kB: 0.005, "×": 0.15, MB: 0.1, ms: 0.3, s: 0.3 };
const noise_else = 0.15;

/** What a run measured, to be stored; what it did not measure is left out. */
export function storedRun(machine: string, findings: readonly Finding[]): StoredRun {
  const measured: StoredRun["measured"] = {};
  for (const { budget, value, unit, better } of findings)
    if (value !== undefined) measured[budget] = { value, unit: unit ?? "", better: better ?? "less" };
  return { machine, measured };
}

/**
 * What changed between stored runs of the same code and another run by more than noise: what its unit varies by, or by how far the stored runs
 * lie apart where that is more. Worse ones first. A budget that one of them lacks is no change.
 */
export function changesSince(stored: readonly StoredRun[], now: StoredRun): Change[] {
  const changes = Object.entries(now.measured).flatMap(([budget, { value, unit, better }]) => {
    const before = stored.flatMap(({ measured }) => measured[budget]?.value ?? []);
    if (before.length === 0) return [];
    const [least, most] = [Math.min(...before), Math.max(...before)];
    const middle = (least + most) / 2;
    const noise = Math.max(noise_of[unit] ?? noise_else, middle === 0 ? 0 : (most - least) / middle);
    if (Math.abs(value - middle) <= noise * middle) return [];
    return [{ budget, before: middle, now: value, unit, noise, isWorse: value > middle === (better === "less") }];
  });
  return changes.toSorted((one, other) => Number(other.isWorse) - Number(one.isWorse));
}

/** The runs of a file; none where there is no such file. Throws on a file that holds something else. */
export async function readRuns(path: string): Promise<StoredRun[]> {
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return "[]";
    throw cause;
  });
  const runs: unknown = JSON.parse(text);
  if (!Array.isArray(runs) || runs.some((run: StoredRun) => typeof run.measured !== "object"))
    throw new Error(`${path} holds no runs of the bench.`);
  return runs as StoredRun[];
}

/** Adds a run to those of a file. */
export async function saveRun(path: string, run: StoredRun): Promise<void> {
  await writeFile(path, `${JSON.stringify([...(await readRuns(path)), run], undefined, 2)}\n`);
}

/** Prints what changed since the stored runs. */
export function printChanges(stored: readonly StoredRun[], now: StoredRun): void {
  printHeading(
    "Beside what is stored",
    ...stored.map(({ machine }) => `stored: ${machine}`),
    "Noise is what a number varies by from run to run of the same code: store several runs of it, and it is measured.",
  );
  const changes = changesSince(stored, now);
  const known = Object.keys(now.measured).filter((budget) => stored.some(({ measured }) => budget in measured));
  if (changes.length > 0)
    printTable([
      ["budget", "stored", "now", "noise", ""],
      ...changes.map(({ budget, before, now: value, unit, noise, isWorse }) => [
        budget,
        `${shown(before)} ${unit}`.trim(),
        `${shown(value)} ${unit}`.trim(),
        `± ${shown(noise * 100)} %`,
        isWorse ? "worse" : "better",
      ]),
    ]);
  const worse = changes.filter(({ isWorse }) => isWorse).length;
  console.log(`\n${known.length} compared: ${worse} worse, ${changes.length - worse} better, the others within noise.`);
}
