import { changedFiles } from "./changed-files.mjs";
import { nearTests } from "./near-tests.mjs";
import { listFiles } from "./project.mjs";
import { atLeast, runVitest } from "./run-tests.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./run-tests.mjs").Totals} Totals */

/**
 * Runs quick checks and the nearest tests in under a minute. Unit tests are found by imports; server tests, which all
 * import the server, by name and folder. Prints how many were left out.
 * @param {string} node @returns {Promise<Totals>}
 */
export async function testChanged(node) {
  const { since, paths } = changedFiles();
  const tests = [...listFiles("src"), ...listFiles("test")].filter((path) => /\.test\.tsx?$/.test(path));
  const near = nearTests(paths, tests);
  const all = tests.filter((path) => path.endsWith(".server.test.ts"));
  const checks = run(node, ["scripts/check.mjs", "--changed", "--quick"], { quiet: true });
  const unit = await runVitest(node, ["--project", "unit", "--project", "components", `--changed=${since}`]);
  const server =
    near.length > 0 ? await runVitest(node, ["--project", "server", "--project", "slow", ...near]) : undefined;
  const { code, output } = await checks;
  console.log(`\n${output.trim()}\n`);
  console.log(`${near.length} of ${all.length} server tests are near the change; \`npm test\` runs all.`);
  const result = [unit, server, atLeast(code, { passed: 0, failed: 0, skipped: 0 })].filter(
    (each) => each !== undefined,
  );
  return {
    passed: result.reduce((sum, { passed }) => sum + passed, 0),
    failed: result.reduce((sum, { failed }) => sum + failed, 0),
    skipped: result.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

export function changedJourneys() {
  return changedFiles().paths.filter((path) => path.endsWith(".journey.ts"));
}
