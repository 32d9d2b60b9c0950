import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { currentRequestId } from "./request-id.ts";

const app = await startTestApp();

const given = { "x-request-id": "edge-7f3a.0001" };
const fresh = /^[\da-f]{8}-[\da-f]{4}$/;

test("every answer has its id: the proxy's, or a fresh one", async () => {
  for (const path of ["/healthz", "/api/settings", "/api/nothing", "/media/nothing.webp"]) {
    expect((await app.request(path, { headers: given })).headers.get("x-request-id")).toBe(given["x-request-id"]);
    expect((await app.request(path)).headers.get("x-request-id")).toMatch(fresh);
  }
});

test("a fault shows the id under which it is in the log; a refusal shows none", async () => {
  const { db } = app.runtime.database;
  await db.execute(sql`alter table category rename to category_away`);
  const logged: (string | undefined)[] = [];
  const spy = vi.spyOn(app.log, "error").mockImplementation(() => void logged.push(currentRequestId()));
  const failed = await app.call<{ request_id: string }>("/api/categories", { headers: given });
  spy.mockRestore();
  await db.execute(sql`alter table category_away rename to category`);
  expect(failed.status).toBe(500);
  expect(failed.body).toMatchObject({ code: "unexpected", request_id: given["x-request-id"] });
  expect(logged).toEqual([given["x-request-id"]]);
  expect((await app.call("/api/nothing", { headers: given })).body).not.toHaveProperty("request_id");
});

test("an answer from the page cache has its own caller's id, also where one request made it for all", async () => {
  const port = await app.serve();
  const makeRequest = () => fetch(`http://127.0.0.1:${port}/api/settings`);
  const answers = await Promise.all([makeRequest(), makeRequest(), makeRequest()]);
  const ids = [...answers, await makeRequest()].map(({ headers }) => headers.get("x-request-id"));
  for (const id of ids) expect(id).toMatch(fresh);
  expect(new Set(ids).size).toBe(4);
});

test("a failure of a shared read has in body and header the one id under which it was logged", async () => {
  const port = await app.serve();
  const { db } = app.runtime.database;
  app.discard();
  await db.execute(sql`alter table category rename to category_away`);
  const answer = await fetch(`http://127.0.0.1:${port}/api/categories`);
  await db.execute(sql`alter table category_away rename to category`);
  const { request_id } = (await answer.json()) as { request_id: string };
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([500, request_id]);
  expect(request_id).toMatch(fresh);
  expect(app.log.expectErrors()).toHaveLength(1);
});
