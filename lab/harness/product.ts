import type { ChildProcess } from "node:child_process";
import { freePort } from "../../scripts/free-port.mjs";
import { isAnswering } from "../bench/walk.ts";
import { cleanEnvironment, collectOutput, endChild, startProgram, temporaryFolder, until } from "./children.ts";

/**
 * Where a catalogue lives: a data folder, and a server's database when it is not the embedded one; and what else is
 * set.
 */
export type Home = { dataDir: string; databaseUrl?: string; env?: Record<string, string> };

/** The product while it serves. */
export type Product = { origin: string; pid: number; child: ChildProcess; stop(): Promise<void> };

/** A busy machine takes its time. */
const start_seconds_max = 600;

/** The product's environment for a home; `port` may be left out where nothing is served. */
export function environmentOf(
  { dataDir, databaseUrl, env }: Home,
  port?: number,
  demo: "on" | "off" = "off",
): NodeJS.ProcessEnv {
  return cleanEnvironment({
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DEMO: demo,
    ...(port !== undefined && { PORT: String(port) }),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
  });
}

/**
 * Starts the built product by the script of `npm start`, which becomes the product's one process, and waits until it is
 * ready to serve.
 */
export async function startProduct(home: Home, demo: "on" | "off" = "off"): Promise<Product> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = startProgram({
    command: process.execPath,
    args: ["scripts/start.mjs"],
    env: environmentOf(home, port, demo),
  });
  await untilReady(child, origin);
  return { origin, pid: child.pid ?? 0, child, stop: () => endChild(child) };
}

/** Waits until the product of a child says that it is ready. Throws with what it printed when it never does. */
export async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const printed = collectOutput(child);
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The product did not start.\n${printed()}`);
    return isAnswering(`${origin}/readyz`);
  };
  await until(ready, start_seconds_max, () => `The product was not ready after ${start_seconds_max} s.\n${printed()}`);
}

/** A fresh home for the embedded database. */
export async function freshHome(purpose: string): Promise<Home> {
  return { dataDir: await temporaryFolder(purpose) };
}
