import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";

export type Proxy = { url: string; close(): Promise<void> };

export async function startCaddy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const usual = readFileSync("ops/caddy/Caddyfile", "utf8");
  const upstreams = ports.map((each) => `127.0.0.1:${each}`).join(" ");
  const site = usual
    .replace(/^DOMAIN/m, `http://127.0.0.1:${port}`)
    .replace("127.0.0.1:3001 127.0.0.1:3002", upstreams);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { PATH: process.env["PATH"], HOME: folder };
  const args = ["run", "--adapter", "caddyfile", "--config", file];
  const child = spawn("caddy", args, { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) break;
    await pause(100);
  }
  return {
    url,
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const try_ms = 20_000;
const look_ms = 500;

/** A minimal Caddy replacement: readiness checks, round robin, and another process on connection failure. */
export async function startSmallProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const looking = setInterval(() => ports.forEach((port) => void look(port)), look_ms);
  let turn = 0;
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(incoming);
    for (const end = Date.now() + try_ms; Date.now() < end; await pause(100)) {
      const up = [...ready];
      const port = up[(turn += 1) % up.length];
      if (port === undefined) continue;
      const result = await makeRequest(agent, port, incoming, body);
      if (!result) continue;
      answer.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(answer);
      return;
    }
    answer.writeHead(502).end();
  };
  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Null if the connection is refused; throws for other failures. */
function makeRequest(agent: Agent, port: number, { url, method, headers }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage | null>((resolve, reject) => {
    const asking = request({ agent, host: "127.0.0.1", port, path: url, method, headers }, resolve);
    asking.once("error", (cause: NodeJS.ErrnoException) =>
      cause.code === "ECONNREFUSED" ? resolve(null) : reject(cause),
    );
    asking.end(body);
  });
}
