import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type pg from "pg";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { findReceived } from "./store.ts";

const app = await startTestApp();
const { driver, kind } = app.runtime.database;
const queries: { query: string; params: unknown[] }[] = [];
const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
const db =
  kind === "embedded"
    ? drizzlePglite({ client: driver as PGlite, logger })
    : drizzlePg({ client: driver as pg.Pool, logger });

test("the number of other enquiries for each row's date is counted once for a page, not once a row", async () => {
  const { id } = await buildProvider(app);
  expect(await findReceived(db, id, { is_junk: false })).toEqual({ result: [], total: 0 });
  const [page] = queries;
  if (!page) throw new Error("no query was sent");
  const plan = await (driver as pg.Pool).query<{ "QUERY PLAN": string }>(`explain ${page.query}`, page.params);
  expect(plan.rows.map((line) => line["QUERY PLAN"]).join("\n")).not.toContain("SubPlan");
});
