import { buildApp } from "./build-app.mjs";
import { missingEngines } from "./engines.mjs";
import { findPostgres, startCluster } from "./postgres-cluster.mjs";
import { prepare } from "./prepare.mjs";
import { atLeast, runPlaywright, runVitest } from "./run-tests.mjs";
import { run } from "./run.mjs";
import { Stop, runScript } from "./stop.mjs";
import { changedJourneys, testChanged } from "./test-changed.mjs";

/**
 * @typedef {import("./run-tests.mjs").Totals} Totals
 * @typedef {{ title: string, names: string[], work: () => Promise<Totals> }} Stage names: for `--only`
 */

const choices = ["check", "unit", "server", "journeys", "browsers"];
const thorough = { FUZZ_EACH: "9" };
/** Marks the journeys that `npm test` runs (test/journeys/core.ts). */
const coreTag = "@core";
/** Slow tests that behave differently on a database server. */
const slowOnPostgres = ["back-up-site", "triggers-find-rows-by-key"];
const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * `npm test` runs core tests; `--whole` all, `--only` one stage, `--changed` those nearest to a change. The last line
 * is "N passed, N failed".
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

/**
 * Server tests have a stage only for another database; on the embedded one they are in the unit stage.
 * @param {string} node @returns {Stage[]}
 */
function stages(node) {
  return [
    {
      title: "Build",
      names: ["usual", "whole", "unit", "server", "journeys", "browsers"],
      work: () => buildApp(node).then(() => nothing),
    },
    {
      title: "Check",
      names: ["usual", "whole", "check"],
      work: async () => fromCode(await run(node, ["scripts/check.mjs"])),
    },
    { title: "Unit and server tests", names: ["usual"], work: () => runVitest(node, ["--project", "!slow"]) },
    { title: "Unit and server tests", names: ["unit"], work: () => runVitest(node, [], thorough) },
    { title: "Unit and slow tests", names: ["whole"], work: () => runVitest(node, ["--project", "!server"]) },
    { title: "Server tests", names: ["whole"], work: () => runServerTests(node) },
    {
      title: "Server tests",
      names: ["server"],
      work: () => runVitest(node, ["--project", "server", "--project", "slow"]),
    },
    { title: "The core journeys in a browser", names: ["usual"], work: () => runPlaywright(node, ["--grep", coreTag]) },
    { title: "Journeys in a browser", names: ["whole", "journeys"], work: () => runPlaywright(node) },
    { title: "What the change touches", names: ["changed", "changed journeys"], work: () => testChanged(node) },
    {
      title: "Changed journeys",
      names: ["changed journeys"],
      work: () => buildApp(node).then(() => runPlaywright(node, changedJourneys())),
    },
    { title: "Their cores in other engines", names: ["browsers"], work: () => runBrowsers(node) },
  ];
}

/** @param {string[]} args */
function chosen(args) {
  const [option, name = "", ...rest] = args.flatMap((arg) => arg.split("="));
  if (option === undefined) return "usual";
  if (option === "--whole" && args.length === 1) return "whole";
  if (option === "--changed" && rest.length === 0 && ["", "--journeys"].includes(name))
    return name === "" ? "changed" : "changed journeys";
  const isRight = option === "--only" && choices.includes(name) && rest.length === 0;
  if (!isRight)
    throw new Stop(
      `Say which: ${choices.map((choice) => `--only ${choice}`).join(", ")}, --whole, --changed, --changed --journeys.`,
    );
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

/**
 * On PostgreSQL where its programs are installed, with the slow tests that differ there; else on the embedded database.
 * @param {string} node
 */
async function runServerTests(node) {
  if (findPostgres() === undefined) return runVitest(node, ["--project", "server"], thorough);
  const cluster = await startCluster();
  const settings = { ...thorough, TEST_DATABASE_URL: cluster.url, SLOW_TESTS: slowOnPostgres.join(",") };
  try {
    return await runVitest(node, ["--project", "server", "--project", "slow"], settings);
  } finally {
    await cluster.remove();
  }
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

/** @param {{ code: number }} result */
function fromCode({ code }) {
  return atLeast(code, nothing);
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
