import { fork, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

const alive = new Set<ChildProcess>();
const folders = new Set<string>();
const end_milliseconds_max = 12_000;

type Program = { command: string; args: readonly string[]; env?: NodeJS.ProcessEnv; cwd?: string };

/** In its own process group, so that Ctrl+C reaches only the lab, which ends each group. */
export function startProgram({ command, args, env, cwd = projectFolder }: Program): ChildProcess {
  return watch(
    spawn(command, args, {
      cwd,
      env: env ?? cleanEnvironment(),
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    }),
  );
}

/** Communicates by messages. */
export function startModule(file: string): ChildProcess {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return watch(fork(path, { cwd: projectFolder, env: cleanEnvironment(), execArgv: [], detached: true }));
}

function watch(child: ChildProcess): ChildProcess {
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  child.once("error", () => alive.delete(child));
  return child;
}

/** Without variables that configure the product. */
export function cleanEnvironment(added: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const saved = ["PATH", "HOME", "TMPDIR", "TEMP", "LANG", "USER", "SystemRoot", "CHROME_PATH"];
  const machine: NodeJS.ProcessEnv = {};
  for (const name of saved) if (process.env[name] !== undefined) machine[name] = process.env[name];
  return { ...machine, ...added };
}

/** Stops a child with its descendants, and kills those that remain. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  signalGroup(child, "SIGTERM");
  const patience = setTimeout(() => signalGroup(child, "SIGKILL"), end_milliseconds_max);
  await ended;
  clearTimeout(patience);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ESRCH")) throw cause;
  }
}

/** Throws its last output on failure. */
export async function finished(child: ChildProcess): Promise<string> {
  const printed = collectOutput(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} ended with code ${code}.\n${printed().slice(-2_000)}`);
  return printed();
}

export function collectOutput(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  return () => text;
}

/** Removed at the end. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `umshado-lab-${purpose}-`));
  folders.add(folder);
  return folder;
}

/** Safe to call twice. */
async function endEverything(): Promise<void> {
  await Promise.all([...alive].map(endChild));
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
  folders.clear();
}

/** Also ends children on failure or interruption. */
export async function runToEnd(main: () => Promise<void>): Promise<void> {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    process.once(signal, () => void endEverything().finally(() => process.exit(code)));
  }
  try {
    await main();
  } catch (cause) {
    console.error(cause);
    process.exitCode = 1;
  } finally {
    await endEverything();
  }
}

/** Polls until true; throws `explain()` after the time. */
export async function until(isTrue: () => Promise<boolean>, seconds_max: number, explain: () => string): Promise<void> {
  for (const end = performance.now() + seconds_max * 1000; performance.now() < end; await pause(15))
    if (await isTrue()) return;
  throw new Error(explain());
}
