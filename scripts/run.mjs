import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/**
 * The JavaScript file of a package's command, to run with our Node.
 * @param {string} name package name
 * @param {string} [command] which of its commands; by default the one named like the package, or its only one
 */
export function toolPath(name, command) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = typeof bin === "string" ? bin : (bin[command ?? name] ?? Object.values(bin)[0]);
  return join(folder, file);
}

/**
 * With the project's own commands first in PATH.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: keep what it prints and hand it back instead
 * of showing it
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program could not be started
 */
export function run(program, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: withLocalBin(env),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once("close", (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Runs a Node program instead of this process and never returns. Where possible it replaces the process; elsewhere it
 * is a child, and its stop signals and exit code pass through.
 * @param {string} program a Node executable
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 */
export function handOver(program, args, env = {}) {
  const environment = withLocalBin({ ...process.env, ...env });
  const preload = process.env.npm_lifecycle_event
    ? ["--import", new URL("end-with-npm.mjs", import.meta.url).href]
    : [];
  const allArgs = [...preload, ...args];
  process.chdir(root);
  if (process.execve && process.platform !== "win32") {
    // Hides Node's warning that execve is experimental.
    process.removeAllListeners("warning");
    process.execve(program, [program, ...allArgs], environment);
  }
  const child = spawn(program, allArgs, { env: environment, stdio: "inherit" });
  const passOn = once((/** @type {NodeJS.Signals} */ signal) => child.kill(signal));
  process.on("SIGTERM", passOn);
  // In a terminal the child gets Ctrl+C too; a second signal would end it at once.
  process.on("SIGINT", (signal) => process.stdin.isTTY || passOn(signal));
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(127);
  });
  child.once("close", (code, signal) => process.exit(exitCode(code, signal)));
}

/** @param {NodeJS.ProcessEnv} env */
function withLocalBin(env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [join(root, "node_modules", ".bin"), env[name]].filter(Boolean).join(delimiter) };
}

/**
 * As a shell reports it: 128 plus the signal's number after a signal.
 * @param {number | null} code @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @param {(signal: NodeJS.Signals) => void} act */
function once(act) {
  let done = false;
  return (/** @type {NodeJS.Signals} */ signal) => {
    if (!done) act(signal);
    done = true;
  };
}
