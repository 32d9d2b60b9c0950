import type { ChildProcess } from "node:child_process";
import { freePort } from "../../scripts/free-port.mjs";
import { isAnswering } from "../bench/walk.ts";
import { cleanEnvironment, collectOutput, endChild, startProgram, temporaryFolder, until } from "./children.ts";

/** A catalogue's data folder, database server if any, and further variables. */
export type Home = { dataDir: string; databaseUrl?: string; env?: Record<string, string> };

export type Product = { origin: string; pid: number; child: ChildProcess; stop(): Promise<void> };

/** Enough for a busy machine. */
const start_seconds_max = 600;

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

/** Runs the script of `npm start`, and waits until ready. */
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

/** Throws the child's output if it never is. */
export async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const printed = collectOutput(child);
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The product did not start.\n${printed()}`);
    return isAnswering(`${origin}/readyz`);
  };
  await until(ready, start_seconds_max, () => `The product was not ready after ${start_seconds_max} s.\n${printed()}`);
}

export async function freshHome(purpose: string): Promise<Home> {
  return { dataDir: await temporaryFolder(purpose) };
}
