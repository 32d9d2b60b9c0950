import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";

/** A line of the log. */
export type Line = { level: string; event: string; worker?: number; pid?: number };

/** The built product with several processes on one database server. */
export async function startSeveral(folder: string, databaseUrl: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["build/server/index.js"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DEMO: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      WORKERS: "2",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const ended = once(child, "close") as Promise<[number | null, string | null]>;
  return {
    url,
    pid: child.pid ?? 0,
    out: () => out,
    errors: () => errors,
    log: () => errors.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : [])),
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    ended,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
export type Several = Awaited<ReturnType<typeof startSeveral>>;

/** Waits until something holds. */
export async function until(what: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await what()); await pause(20))
    if (Date.now() > end) throw new Error(`not so after ${seconds} seconds: ${String(what)}`);
}

type Asked = { agent?: Agent; method?: string; headers?: Record<string, string>; body?: string };

/** One request, on a connection of its own unless an agent keeps some. Throws where no whole answer comes. */
export function ask(address: string, { agent, method = "GET", headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asking = request(address, { agent: agent ?? false, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, body: text })).once("error", reject);
    });
    asking.once("error", reject).end(body);
  });
}

/** Asks without pause, over connections that are kept and over new ones, until it is told to stop: how many were answered and what failed. */
export function load(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const stop = new AbortController();
  const told = { answered: 0, failed: [] as string[] };
  const ways = [{ agent }, { agent }, { agent }, { agent }, {}, {}];
  const asking = ways.map(async (way, place) => {
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const path =
        count % 3 === 0 ? "/providers" : count % 3 === 1 ? `/providers?minTrustScore=${(count % 50) / 10}` : "/readyz";
      try {
        const { status } = await ask(url + path, way);
        told.answered += 1;
        if (status !== 200) told.failed.push(`${path}: ${status}`);
      } catch (cause) {
        told.failed.push(`${path} (${place < 4 ? "kept" : "new"} connection): ${String(cause)}`);
      }
    }
  });
  return async () => {
    stop.abort();
    await Promise.all(asking);
    agent.destroy();
    return told;
  };
}
