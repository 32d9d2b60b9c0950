import { rm } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { readIfThere, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import { Stop } from "./stop.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @param {string} node @param {string[]} args @param {Record<string, string>} [more] settings of the tests
 * @returns {Promise<Totals>}
 */
export async function runVitest(node, args, more = {}) {
  const report = await emptyReport("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(node, [toolPath("vitest"), "run", ...args, ...reporters], {
    env: { ...process.env, ...more },
  });
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(report);
  return atLeast(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests });
}

/** All without `chosen`. @param {string} node @param {string[]} [chosen] @returns {Promise<Totals>} */
export async function runPlaywright(node, chosen = []) {
  const browser = findBrowser();
  if (browser === null) {
    throw new Stop(
      `The journeys need Chromium, and there is none: "apt-get install chromium-headless-shell" on Debian, or set CHROME_PATH.`,
    );
  }
  const report = await emptyReport("playwright");
  const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) };
  const args = [toolPath("@playwright/test", "playwright"), "test", "--reporter=list,json", ...chosen];
  const { code } = await run(node, args, { env });
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {};
  return atLeast(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/**
 * A failed run counts as a failure even without a failed test.
 * @param {number} code @param {Totals} totals @returns {Totals}
 */
export function atLeast(code, totals) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
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
