import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import { createServer } from "./create-server.ts";

const site = await startTestApp();
const unproxied = await startTestApp({ env: { TRUST_PROXY: "0" } });

test("a program whose database and queue answer is alive and ready", async () => {
  const { request } = site;
  expect((await request("/healthz")).status).toBe(200);
  expect((await request("/readyz")).status).toBe(200);
});

test("a known path names its methods, and an unknown one is not found", async () => {
  const { request } = site;
  const refused = await request("/api/providers", { method: "DELETE" });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET");
  const unknown = await request("/api/nothing");
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: "not_found" });
});

test("every answer has the headers that keep people safe", async () => {
  const { request } = site;
  const { headers } = await request("/api/settings");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("a built file has them too, and no page or call comes before it", async () => {
  const { runtime } = site;
  const clientFolder = join(runtime.config.dataDir, "client");
  await mkdir(join(clientFolder, "assets"), { recursive: true });
  await writeFile(join(clientFolder, "assets", "part.js"), "export {};");
  const { status, headers } = await createServer(runtime, { clientFolder }).request("/assets/part.js");
  expect([status, headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000; includeSubDomains");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("no cache stores an answer for one person", async () => {
  const { id } = await buildProvider(site, { is_published: false });
  const token = await buildToken(site, id);
  for (const path of ["/api/account", "/api/providers/profile", `/api/providers/${id}`]) {
    const { status, headers } = await site.call(path, { token });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  }
});

test("a response for one person is compressed for a browser that accepts it", async () => {
  const { id } = await buildProvider(site, { description: "We bake. ".repeat(200) });
  const token = await buildToken(site, id);
  const read = (headers: Record<string, string>) => site.request("/api/providers/profile", { token, headers });
  const plain = await read({});
  const compressed = await read({ "accept-encoding": "gzip, deflate, br" });
  expect([plain.headers.get("content-encoding"), compressed.headers.get("content-encoding")]).toEqual([null, "gzip"]);
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(bytes.length).toBeLessThan(1_500);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await plain.json());
});

const pages = (request: Request) => {
  const { pathname } = new URL(request.url);
  const headers = new Headers({ "content-type": "text/html" });
  if (pathname === "/auth/callback") headers.set("cache-control", "no-store");
  return Promise.resolve(new Response("<head></head>", { status: pathname === "/nothing" ? 404 : 200, headers }));
};
const clientFolder = join(site.runtime.config.dataDir, "built");
await mkdir(join(clientFolder, "assets"), { recursive: true });
for (const file of ["assets/part.js", "favicon.ico"]) await writeFile(join(clientFolder, file), "");
const served = createServer(site.runtime, { clientFolder, pages });
const atTheEdge = "public, max-age=0, s-maxage=60";

test.each([
  ["a page", "/providers", 200, atTheEdge],
  ["the frame of a page for somebody alone", "/dashboard", 200, atTheEdge],
  ["a page that says so itself", "/auth/callback", 200, "no-store"],
  ["a page whose address holds a token", "/reset-password?token=abc", 200, "no-store"],
  ["a page that is not there", "/nothing", 404, "no-store"],
  ["what everybody is answered", "/api/settings", 200, "no-cache"],
  ["a refusal", "/api/account", 401, "no-store"],
  ["what is not there", "/api/nothing", 404, "no-store"],
  ["whether it is alive", "/healthz", 200, "no-store"],
  ["a part, whose name changes with it", "/assets/part.js", 200, "public, max-age=31536000, immutable"],
  ["another built file", "/favicon.ico", 200, "public, max-age=86400"],
  ["the sitemap", "/sitemap.xml", 200, "public, max-age=3600"],
])("%s is cached as long as it may be", async (_what, path, status, saved) => {
  const answer = await served.request(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, saved]);
});

test("a proxy that TRUST_PROXY does not mention is logged once", async () => {
  for (const address of ["203.0.113.7", "203.0.113.8"]) await unproxied.call("/api/settings", { address });
  const warnings = unproxied.log.entries.filter(({ event }) => event.startsWith("X-Forwarded-For is ignored"));
  expect(warnings).toMatchObject([{ level: "warn" }]);
});

test("the health check answers with one word: no version, host, address or cause is beside it, nor in the headers", async () => {
  const app = await site.request("/readyz");
  expect([app.status, await app.json()]).toEqual([200, { status: "ready" }]);
  const { runtime } = site;
  const ping = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7:5432 db.internal, PostgreSQL 15.8"));
  const away = await createServer({ ...runtime, database: { ...runtime.database, ping } }).request("/readyz");
  const output = `${await away.text()} ${JSON.stringify([...away.headers])}`;
  expect([away.status, away.headers.get("retry-after"), away.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(output).not.toMatch(/10\.0|5432|db\.internal|PostgreSQL|ECONN|Node|hono|v?\d+\.\d+\.\d+/i);
  expect(away.headers.get("server") ?? away.headers.get("x-powered-by")).toBeNull();
});
