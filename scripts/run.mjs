import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/**
 * The JavaScript file behind a command of an installed package, so that it can be run with the Node that we choose on any system.
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
 * Runs a program in the project's folder, with the project's own commands first in PATH.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: keep what it prints and hand it back instead of showing it
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
 * Gives this process's place to a program that Node runs and never returns. Where the system allows it the program replaces the process itself, so
 * that signals, exit code and memory are its own; elsewhere it is a child: a stop signal is passed on once and its exit code becomes ours.
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
  // In a terminal the child gets Ctrl+C itself; a second signal would end it at once.
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
 * As a shell reports it: 128 and the signal's number for a program that a signal ended.
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
