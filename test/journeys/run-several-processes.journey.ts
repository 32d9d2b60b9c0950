import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { findPostgres, startCluster } from "../../scripts/postgres-cluster.mjs";
import { sign_in_failures_max } from "../../src/contract/limits.ts";
import { hasProgram } from "../has-program.ts";
import { expect, test } from "./journey.ts";
import { startProduct, type Product } from "./product.ts";
import { startCaddy, startSmallProxy, type Proxy } from "./proxy.ts";

const admin = { SUPER_ADMIN_EMAIL: "nomsa@umshado.test", SUPER_ADMIN_PASSWORD: "a quiet morning at sea" };

type Requested = { agent?: Agent; method?: string; headers?: Record<string, string>; body?: string };

function makeRequest(address: string, { agent, method = "GET", headers = {}, body }: Requested = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asking = request(address, { agent: agent ?? false, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, body: text })).once("error", reject);
    });
    asking.once("error", reject).end(body);
  });
}

const json = { "content-type": "application/json" };

function logIn(url: string, email: string, password: string) {
  return makeRequest(`${url}/api/auth/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password }),
  });
}

async function adminToken(url: string): Promise<string> {
  const { body } = await logIn(url, admin.SUPER_ADMIN_EMAIL, admin.SUPER_ADMIN_PASSWORD);
  return (JSON.parse(body) as { token: string }).token;
}

function saveName(url: string, token: string, site_name: string) {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return makeRequest(`${url}/api/settings`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ settings: { site_name } }),
  });
}

async function readName(url: string): Promise<string> {
  const { body } = await makeRequest(`${url}/api/settings`);
  return (JSON.parse(body) as { site_name: { value: string } }).site_name.value;
}

/** A process sees its own writes at once, the other's soon. */
async function seeChanges([one, other]: readonly [Product, Product]): Promise<void> {
  const token = await adminToken(one.url);
  for (let round = 0; round < 20; round += 1) {
    const name = `Umshado ${round}`;
    expect((await saveName(one.url, token, name)).status).toBe(200);
    expect(await readName(one.url)).toBe(name);
    await expect.poll(() => readName(other.url), { timeout: 1_000, intervals: [10] }).toBe(name);
  }
}

async function shareLimits([one, other]: readonly [Product, Product]): Promise<void> {
  for (let tries = 0; tries < sign_in_failures_max; tries += 1)
    expect((await logIn(tries % 2 === 0 ? one.url : other.url, "somebody@umshado.test", "wrong")).status).toBe(401);
  for (const { url } of [one, other]) expect((await logIn(url, "somebody@umshado.test", "wrong")).status).toBe(429);
}

function load(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const stop = new AbortController();
  const results = { answered: 0, failed: [] as string[] };
  const agents = [{ agent }, { agent }, { agent }, {}, {}];
  const asking = agents.map(async (way, place) => {
    for (let count = 0; !stop.signal.aborted; count += 1) {
      const path = count % 2 === 0 ? "/providers" : `/providers?minTrustScore=${(count % 50) / 10}`;
      const isWrite = count % 5 === 4;
      try {
        const { status } = isWrite
          ? await saveName(url, token, `Umshado ${place} ${count}`)
          : await makeRequest(url + path, way);
        results.answered += 1;
        if (status !== 200) results.failed.push(`${isWrite ? "a write" : path}: ${status}`);
      } catch (cause) {
        results.failed.push(`${isWrite ? "a write" : path}: ${String(cause)}`);
      }
    }
  });
  return async () => {
    stop.abort();
    await Promise.all(asking);
    agent.destroy();
    return results;
  };
}

for (const [name, start] of [
  ["Caddy", startCaddy],
  ["a small proxy", (_folder: string, ports: readonly number[]) => startSmallProxy(ports)],
] as const)
  test(`two processes behind ${name} share the work: a change, limits, a restart one by one and a death`, async () => {
    test.skip(findPostgres() === undefined, "needs a PostgreSQL server");
    // the small proxy replaces Caddy where it isn't installed
    test.skip(hasProgram("caddy") !== (name === "Caddy"), "needs Caddy, or replaces it");
    test.slow();
    const folder = test.info().outputDir;
    const cluster = await startCluster();
    const ports = [await freePort(), await freePort()] as const;
    const env = { DATABASE_URL: cluster.url, DEMO: "off", TRUST_PROXY: "1", ...admin };
    const begin = (port: number) => startProduct({ folder, port, env });
    const products: [Product, Product] = [await begin(ports[0]), await begin(ports[1])];
    let proxy: Proxy | undefined;
    try {
      await test.step("a change in one process is seen in the other", () => seeChanges(products));
      await test.step("attempts are counted by both", () => shareLimits(products));
      proxy = await start(folder, ports);
      const token = await adminToken(proxy.url);
      await test.step("both are restarted one by one under load, and every request is answered", async () => {
        const stop = load(proxy?.url ?? "", token);
        await pause(1_000);
        for (const place of [0, 1] as const) {
          await products[place].stop();
          products[place] = await begin(ports[place]);
          await pause(3_000);
        }
        const { answered, failed } = await stop();
        expect(failed).toEqual([]);
        expect(answered).toBeGreaterThan(100);
      });
      await test.step("one dies, and the other answers alone", async () => {
        await products[0].kill();
        await pause(2_000);
        for (let count = 0; count < 20; count += 1)
          expect((await makeRequest(`${proxy?.url}/providers`)).status).toBe(200);
      });
    } finally {
      await proxy?.close();
      await products[1].stop();
      await products[0].kill();
      await cluster.remove();
    }
  });
