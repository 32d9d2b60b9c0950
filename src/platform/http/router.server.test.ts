import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { forgotPasswordRoute } from "../../contract/accounts/schema.ts";
import { listCategoriesWithCountsRoute } from "../../contract/categories/schema.ts";
import * as limits from "../../contract/limits.ts";
import { visitor } from "../actor.ts";
import { rows, type Database } from "../database/database.ts";
import { failureResponse } from "./error-answer.ts";
import { createRouter } from "./router.ts";

const app = await startTestApp();
afterEach(() => void vi.useRealTimers());

function openRouter() {
  const hono = new Hono();
  hono.onError((cause) => failureResponse(cause, app.log, "probe"));
  const router = createRouter({
    onRefusal: () => undefined,
    app: hono,
    calls: [],
    identify: () => Promise.resolve(visitor),
    contextFor: (actor) => app.ctx(actor),
    meta: () => ({
      address: "",
      idempotencyKey: undefined,
      userAgent: undefined,
      bearerToken: undefined,
      linkToken: undefined,
      device: { cookie: undefined, store: () => undefined },
      handoff: { cookie: undefined, store: () => undefined },
    }),
    uploadFolder: "",
    log: app.log,
  });
  return { hono, router };
}

async function makeRequest(statement: string): Promise<Response> {
  const { hono, router } = openRouter();
  router.bind(listCategoriesWithCountsRoute, async ({ db }) => ({ categories: await find(db, statement) }));
  return hono.request(listCategoriesWithCountsRoute.path);
}

const failures = () => app.log.expectErrors().map(({ cause }) => (cause as Error).message);

type Row = { id: number; name: string; slug: string; provider_count: number };
const find = (db: Database, statement: string) => rows<Row>(db, sql.raw(statement));

test("a new column of a table stays inside, also where full rows are answered, and the log names it", async () => {
  await app.runtime.database.db.execute(sql`alter table category add column commission text default 'for our eyes'`);
  const answer = await makeRequest("select *, 3 as provider_count from category order by id limit 2");
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).not.toContain("for our eyes");
  const { categories } = JSON.parse(text) as { categories: Row[] };
  expect(categories.map((each) => Object.keys(each))).toEqual(
    Array.from({ length: 2 }, () => ["id", "name", "slug", "provider_count"]),
  );
  expect(failures()).toEqual([expect.stringContaining("categories[].commission")]);
});

test("an answer without a field of its contract is a fault: nothing of it leaves", async () => {
  const answer = await makeRequest("select id, name, 3 as provider_count from category");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: "unexpected" });
  expect(failures()).toEqual([expect.stringContaining("categories[].slug")]);
});

test("U+0000 is taken out of queries and bodies, and reaches no database", async () => {
  for (const path of ["/api/providers?search=a%00b", "/api/providers?near=%00", "/api/places?query=%00"])
    expect((await app.request(path)).status).toBeLessThan(500);
  const email = "nobody\0@post.example";
  const sent = await app.call("/api/auth/forgot-password", { method: "POST", body: { email } });
  expect(sent).toMatchObject({ status: 200 });
});

test("a body of JSON that does not come within its time is refused", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { hono, router } = openRouter();
  router.bind(forgotPasswordRoute, () => Promise.resolve({ message: "" }));
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) });
  const headers = { "content-type": "application/json" };
  const answer = hono.request(
    new Request(`http://here${forgotPasswordRoute.path}`, {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit),
  );
  await vi.advanceTimersByTimeAsync(limits.json_body_seconds_max * 1000);
  expect(await (await answer).json()).toMatchObject({ code: "bad_json" });
});
