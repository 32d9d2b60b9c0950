import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import { letEmailsGo } from "../../test/let-emails-go.ts";
import { formOf, photo } from "../../test/picture-files.ts";
import { accountEmails } from "../features/accounts/emails.ts";
import { mailResetLinks, workOnResetLinks } from "../features/accounts/jobs.ts";
import { deliverEmails } from "../features/emails/deliver-emails.ts";
import { measurePools } from "../platform/database/server-pool.ts";
import { measureQueue } from "../platform/jobs/queued-jobs.ts";
import { openMailer } from "../platform/network/mail.ts";
import { openMetrics } from "../platform/telemetry/metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const app = await startTestApp({ jobs: [mailResetLinks] });
const { runtime, pageCache } = app;
const token = "t".repeat(32);
const { registry, stop } = openMetrics({
  pageCache,
  live: runtime.live,
  pools: measurePools,
  queue: () => measureQueue(runtime.database.db),
});
const server = await serveMetrics({ port: 0, host: "127.0.0.1", token }, () => registry.metrics(), runtime.log);
afterAll(async () => {
  stop();
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function scrape(): Promise<string> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  return answer.text();
}

async function valueOf(line: string): Promise<number> {
  const result = (await scrape()).split("\n").find((each) => each.startsWith(`${line} `));
  return Number(result?.slice(line.length + 1) ?? 0);
}

test("without the token no metric is sent, nor at any other address, nor on the port of the site", async () => {
  const statuses = await Promise.all(
    [undefined, "Bearer t", `Basic ${token}`].map(async (authorization) => {
      const answer = await fetch(`${address}/metrics`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      return [answer.status, await answer.text()];
    }),
  );
  expect(statuses).toEqual([
    [401, ""],
    [401, ""],
    [401, ""],
  ]);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  expect((await app.request("/metrics", { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
});

test("requests are counted by declared route and status, and no address of anybody becomes a name", async () => {
  const site = `http://127.0.0.1:${await app.serve()}`;
  const { id } = await buildProvider(app);
  for (const path of [
    "/healthz",
    `/api/providers/${id}`,
    `/api/providers/${id}?x=1`,
    "/calendar/secret-link.ics",
    "/x",
  ])
    await (await fetch(site + path)).text();
  const text = await scrape();
  expect(text).toContain('umshado_http_requests_total{route="/healthz",method="GET",status="200"} 1');
  expect(text).toContain('umshado_http_requests_total{route="/api/providers/{id}",method="GET",status="200"} 2');
  expect(text).toContain('umshado_http_requests_total{route="other",method="GET",status="404"} 1');
  expect(text).toContain('umshado_http_request_duration_seconds_count{route="/api/providers/{id}",method="GET"} 2');
  expect(text).toContain('umshado_page_cache_reads_total{outcome="hit"} 1');
  expect(await valueOf('umshado_page_cache_reads_total{outcome="miss"}')).toBeGreaterThan(0);
  expect(await valueOf("umshado_database_query_duration_seconds_count")).toBeGreaterThan(0);
  expect(text).not.toContain(id);
  expect(text).not.toContain("secret-link");
});

test("emails, jobs, uploads, limits and what is queued are counted", async () => {
  await deliverEmails(runtime, openMailer(runtime.config), accountEmails);
  await workOnResetLinks(runtime);
  const { id, email } = await buildProvider(app);
  await app.call("/api/auth/forgot-password", { body: { email } });
  for (let tries = 0; tries < 12; tries += 1) await app.call("/api/auth/login", { body: { email, password: "wrong" } });
  await letEmailsGo(app);
  const body = formOf("media", [await photo(), { name: "notes.png", bytes: "" }]);
  await app.call("/api/media/gallery", { body, token: await buildToken(app, id) });
  await expect.poll(() => valueOf('umshado_mails_total{outcome="sent"}'), { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await valueOf('umshado_job_duration_seconds_count{job="deliver_letter",outcome="done"}')).toBeGreaterThan(0);
  expect(await valueOf('umshado_uploads_total{outcome="received"}')).toBeGreaterThan(0);
  expect(await scrape()).toMatch(/umshado_limits_reached_total\{limit="\w+"\} [1-9]/);
  expect(await valueOf("umshado_database_up")).toBe(1);
});
