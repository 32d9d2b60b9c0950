import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserSwitches } from "../../scripts/find-browser.mjs";
import type { Pages } from "../../test/journeys/choose-pages.ts";
import { browserPath } from "./browser.ts";
import { cleanEnvironment, finished, startProgram, temporaryFolder } from "./children.ts";
import type { Options } from "./options.ts";
import { atMost, measureApart, notMeasured, printHeading, printTable, shown, type Finding } from "./report.ts";
import { median } from "./statistics.ts";

const score_min = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const largest_paint_ms = 1_800;
const blocking_ms = 50;
type Category = keyof typeof score_min;
const categories = Object.keys(score_min) as Category[];

type Audit = { id: string; title: string; score: number | null; numericValue?: number };
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** Runs Lighthouse as a phone over each page; the median run counts. Audits that cost points are named. */
export async function measureLighthouse(origin: string, pages: Pages, options: Options): Promise<Finding[]> {
  const chrome = browserPath();
  const why = chrome === null ? "No Chromium: set CHROME_PATH." : "Left out of a quick run.";
  const names = Object.keys(pages) as (keyof Pages)[];
  if (chrome === null || options.lighthouse_runs === 0)
    return names.map((name) => notMeasured(`Lighthouse mobile, ${name}`, "≥ 99, 100, 100, 100", why));
  printHeading(
    "Lighthouse, mobile",
    `Its default phone and simulated network, median of ${options.lighthouse_runs} runs.`,
  );
  const rows = [
    ["page", ...categories, "first paint ms", "largest paint ms", "blocking ms", "shift", "what costs points"],
  ];
  const findings: Finding[] = [];
  for (const name of names) {
    const budget = `Lighthouse mobile, ${name}`;
    const measure = async () => {
      const measured = await measurePage(budget, origin + pages[name], chrome, options);
      rows.push([name, ...measured.row]);
      return measured.findings;
    };
    findings.push(...(await measureApart(budget, measure)));
  }
  printTable(rows);
  return findings;
}

/** What Lighthouse says of one page, as a row of the table without its name, and against the budgets. */
async function measurePage(budget: string, address: string, chrome: string, { lighthouse_runs }: Options) {
  const reports: Report[] = [];
  for (let run = 0; run < lighthouse_runs; run += 1) reports.push(await runAgainOnce(address, chrome));
  const scores = categories.map((category) =>
    median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
  );
  const timed = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const times = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ].map((id) => shown(timed(id)));
  const reached = categories.every((category, place) => (scores[place] ?? 0) >= score_min[category]);
  const findings: Finding[] = [
    {
      budget,
      limit: "≥ 99, 100, 100, 100",
      measured: scores.join(", "),
      verdict: reached ? "ok" : "missed",
    },
    atMost(`${budget}: largest paint`, timed("largest-contentful-paint"), largest_paint_ms, "ms"),
    atMost(`${budget}: blocking`, timed("total-blocking-time"), blocking_ms, "ms"),
  ];
  return { row: [...scores.map(String), ...times, costs(reports)], findings };
}

/** On a busy machine the browser at times loses the trace of a load; Lighthouse itself then asks to be run again. */
async function runAgainOnce(address: string, chrome: string): Promise<Report> {
  try {
    return await runOnce(address, chrome);
  } catch (cause) {
    console.log(`  A run was lost and is repeated: ${String(cause).trim().split("\n").at(-1)}`);
    return runOnce(address, chrome);
  }
}

async function runOnce(address: string, chrome: string): Promise<Report> {
  const path = join(await temporaryFolder("lighthouse"), "report.json");
  const program = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
  const flags = ["--headless=new", ...browserSwitches].join(" ");
  const args = [
    program,
    address,
    "--quiet",
    "--output=json",
    `--output-path=${path}`,
    `--chrome-flags=${flags}`,
    `--only-categories=${categories.join(",")}`,
  ];
  await finished(startProgram({ command: process.execPath, args, env: cleanEnvironment({ CHROME_PATH: chrome }) }));
  return JSON.parse(await readFile(path, "utf8")) as Report;
}

/** The audits below full marks that count in a score, of the last run. */
function costs(reports: readonly Report[]): string {
  const last = reports.at(-1);
  if (!last) return "";
  const weighed = categories
    .flatMap((category) => last.categories[category].auditRefs)
    .filter(({ weight }) => weight > 0);
  const costly = new Set(weighed.map(({ id }) => id).filter((id) => (last.audits[id]?.score ?? 1) < 1));
  return [...costly].join(", ");
}
