import { changedFiles } from "./changed-files.mjs";
import { prepare } from "./prepare.mjs";
import { run, toolPath } from "./run.mjs";
import { Stop, runScript } from "./stop.mjs";

/**
 * @typedef {{ name: string, args: string[], verbose?: boolean }} Check verbose: prints its output on success too
 */

/** Type checker and linter are Go programs: less garbage collection saves a tenth of their time. */
const env = { GOGC: "400", ...process.env };

/**
 * Runs all checks, even after a failure. `--changed` lints and formats changed files only; `--quick` skips dead code.
 */
await runScript(async () => {
  const node = await prepare();
  const changed = process.argv.includes("--changed") ? changedFiles().paths : undefined;
  const isQuick = process.argv.includes("--quick");
  const verbose = !isQuick;
  const saved = changed ? ["--incremental", "--tsBuildInfoFile", "build/types.tsbuildinfo"] : [];
  // Types, lint and dead code read the generated page types.
  const [typegen, ...light] = await Promise.all([
    runCheck(node, { name: "page types", args: [toolPath("@react-router/dev", "react-router"), "typegen"] }),
    inTurn(node, [
      { name: "format", args: [toolPath("oxfmt"), "--check", "--no-error-on-unmatched-pattern", ...narrow(changed)] },
      { name: "layers", args: ["scripts/check-layers.ts"], verbose },
      { name: "files and citations", args: ["scripts/check-structure.ts"], verbose },
    ]),
  ]);
  const heavy = await Promise.all([
    inTurn(node, [
      // One checker costs less than half of the usual four.
      { name: "types", args: [toolPath("typescript", "tsc"), "--noEmit", "--checkers", "1", ...saved] },
      ...(isQuick ? [] : [{ name: "dead code", args: [toolPath("knip")] }]),
    ]),
    inTurn(node, [{ name: "lint", args: [toolPath("oxlint"), "--type-aware", ...narrow(changed, /\.(tsx?|mjs)$/)] }]),
  ]);
  const failed = [typegen, ...light.flat(), ...heavy.flat()].filter((name) => name !== null);
  if (failed.length > 0) throw new Stop(`Failed: ${failed.join(", ")}. See their output above.`);
});

/** @param {string} node @param {Check[]} checks */
async function inTurn(node, checks) {
  const results = [];
  for (const check of checks) results.push(await runCheck(node, check));
  return results;
}

/** @param {string} node @param {Check} check @returns {Promise<string | null>} its name if it failed */
async function runCheck(node, { name, args, verbose = false }) {
  const began = Date.now();
  const { code, output } = await run(node, args, { quiet: true, env });
  const passed = code === 0;
  console.log(`${passed ? "ok    " : "FAILED"} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (!passed || verbose) console.log(output.trimEnd().replaceAll(/^/gm, "       "));
  return passed ? null : name;
}

/** @param {string[] | undefined} changed undefined for everything @param {RegExp} [pattern] */
function narrow(changed, pattern = /./) {
  if (!changed) return [];
  const files = changed.filter((path) => pattern.test(path));
  // Without a path both tools check every file, so they get a harmless one.
  return files.length > 0 ? files : ["scripts/stop.mjs"];
}
