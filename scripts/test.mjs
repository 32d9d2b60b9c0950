import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildApp } from "./build-app.mjs";
import { missingEngines } from "./engines.mjs";
import { prepare } from "./prepare.mjs";
import { readIfThere, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import { Stop, runScript } from "./stop.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 * @typedef {{ title: string, names: string[], work: () => Promise<Totals> }} Stage names: the `--only` words that choose it
 */

const choices = ["check", "unit", "server", "journeys", "browsers"];
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * `npm test`: everything that proves the project, up to the first stage that fails. `--only check|unit|server|journeys` chooses one,
 * and so does `--only browsers` (`npm run test:browsers`), which takes browsers that few machines have.
 * The last line is always the total, in the form "N passed, N failed".
 */
await runScript(async () => {
  const only = chosen(process.argv.slice(2));
  const totals = { ...nothing };
  try {
    const node = await prepare();
    for (const stage of stages(node)) {
      if (!stage.names.includes(only)) continue;
      add(totals, await runStage(stage));
      if (totals.failed > 0) break;
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    totals.failed += 1;
  } finally {
    console.log(`\n${describe(totals)}`);
  }
  if (totals.failed > 0) process.exitCode = 1;
});

/** The server tests alone are for another database than the embedded one; with it they are among the unit stage's. @param {string} node @returns {Stage[]} */
function stages(node) {
  return [
    {
      title: "Build",
      names: ["all", "unit", "server", "journeys", "browsers"],
      work: () => buildApp(node).then(() => nothing),
    },
    { title: "Check", names: ["all", "check"], work: async () => fromCode(await run(node, ["scripts/check.mjs"])) },
    { title: "Unit and server tests", names: ["all", "unit"], work: () => runVitest(node, []) },
    { title: "Server tests", names: ["server"], work: () => runVitest(node, ["--project", "server"]) },
    { title: "Journeys in a browser", names: ["all", "journeys"], work: () => runPlaywright(node) },
    { title: "Their cores in other engines", names: ["browsers"], work: () => runBrowsers(node) },
  ];
}

/** @param {string[]} args */
function chosen(args) {
  const [option, name = "", ...rest] = args.flatMap((arg) => arg.split("="));
  if (option === undefined) return "all";
  const isRight = option === "--only" && choices.includes(name) && rest.length === 0;
  if (!isRight) throw new Stop(`Say which: ${choices.map((choice) => `--only ${choice}`).join(", ")}.`);
  return name;
}

/** @param {Stage} stage */
async function runStage({ title, work }) {
  console.log(`\n== ${title} ==`);
  const began = Date.now();
  const totals = await work();
  console.log(`== ${title}: ${totals.failed > 0 ? "FAILED" : "ok"} (${((Date.now() - began) / 1000).toFixed(1)} s) ==`);
  return totals;
}

/** @param {string} node @param {string[]} args */
async function runVitest(node, args) {
  const report = await emptyReport("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(node, [toolPath("vitest"), "run", ...args, ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(report);
  return atLeast(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests });
}

/** @param {string} node */
async function runPlaywright(node) {
  const browser = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  if (!existsSync(browser)) {
    throw new Stop(
      `The journeys need Chromium and ${browser} is not there: "apt-get install chromium" on Debian, or set CHROME_PATH.`,
    );
  }
  const report = await emptyReport("playwright");
  const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) };
  const { code } = await run(node, [toolPath("@playwright/test", "playwright"), "test", "--reporter=list,json"], {
    env,
  });
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {};
  return atLeast(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** Firefox and WebKit, both or neither. @param {string} node */
async function runBrowsers(node) {
  const missing = missingEngines();
  if (missing.length > 0) {
    throw new Stop(
      `The other engines need ${missing.join(", ")}: "apt-get install firefox-esr webkit2gtk-driver xvfb" on Debian.`,
    );
  }
  return runVitest(node, ["--config", "test/browsers/vitest.config.ts", "--root", "."]);
}

/** A report of an earlier run must never be counted. @param {string} name */
async function emptyReport(name) {
  const path = `build/reports/${name}.json`;
  await rm(join(root, path), { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return JSON.parse(readIfThere(path)?.toString("utf8") ?? "{}");
}

/** @param {{ code: number }} result */
function fromCode({ code }) {
  return atLeast(code, nothing);
}

/** A run that ended badly has failed even when no single test did. @param {number} code @param {Totals} totals */
function atLeast(code, totals) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** @param {Totals} totals @param {Totals} more */
function add(totals, more) {
  totals.passed += more.passed;
  totals.failed += more.failed;
  totals.skipped += more.skipped;
}

/** @param {Totals} totals */
function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
