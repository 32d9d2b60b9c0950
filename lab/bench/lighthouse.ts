import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserSwitches } from "../../scripts/find-browser.mjs";
import { choosePages } from "../../test/journeys/choose-pages.ts";
import { cleanEnvironment, finished, startProgram, temporaryFolder } from "../harness/children.ts";
import { browserPath } from "./browser.ts";
import type { Finding, Options } from "./report.ts";

const score_min = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof score_min;
const categories = Object.keys(score_min) as Category[];
type Report = { categories: Record<Category, { score: number | null }> };

export async function measureLighthouse(origin: string, { runs }: Options): Promise<Finding[]> {
  const chrome = browserPath();
  if (chrome === null) return [{ what: "Lighthouse mobile (no Chromium: set CHROME_PATH)", unit: "", runs: [] }];
  const findings: Finding[] = [];
  for (const [name, address] of Object.entries(await choosePages(origin))) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await runOnce(origin + address, chrome));
    for (const category of categories)
      findings.push({
        what: `Lighthouse mobile, ${name}: ${category}`,
        unit: "",
        least: score_min[category],
        runs: reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)),
      });
  }
  return findings;
}

async function runOnce(address: string, chrome: string): Promise<Report> {
  const path = join(await temporaryFolder("lighthouse"), "report.json");
  const program = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
  const flags = ["--headless=new", ...browserSwitches].join(" ");
  const only = `--only-categories=${categories.join(",")}`;
  const args = [program, address, "--quiet", "--output=json", `--output-path=${path}`, `--chrome-flags=${flags}`, only];
  await finished(startProgram({ command: process.execPath, args, env: cleanEnvironment({ CHROME_PATH: chrome }) }));
  return JSON.parse(await readFile(path, "utf8")) as Report;
}
