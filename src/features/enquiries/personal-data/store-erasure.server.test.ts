import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { rows } from "../../../platform/database/database.ts";
import { isOver } from "./store-erasure.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

test.each([
  ["the wedding is 24 months ago and a day", "2024-06-16", "2026-06-01", true],
  ["the wedding is 24 months ago", "2024-06-17", "2020-01-01", false],
  ["no day was given and it was sent before that", null, "2024-06-16T21:59:59Z", true],
  ["no day was given and it was sent lately", null, "2024-06-18", false],
])("an enquiry is over when %s: %s, %s", async (_when, wedding_date, created_at, is_over) => {
  const [result] = await rows<{ is_over: boolean }>(
    db,
    sql`select (${isOver(app.clock.now())}) is true as is_over
      from (select 'a@couples.test' as couple_email, ${wedding_date}::date as wedding_date, ${created_at}::timestamptz as created_at) as enquiry`,
  );
  expect(result).toEqual({ is_over });
});

test("enquiries that are over are found by an index, without reading every enquiry", async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`insert into enquiry (id, kind, couple_name, couple_email, wedding_date, created_at)
      select gen_random_uuid(), 'direct', 'Naledi', 'naledi@couples.test', case when n % 2 = 0 then '2027-01-01'::date + n % 300 end, '2026-06-01'
      from generate_series(1, 4000) n`);
    await tx.execute(sql`analyze enquiry`);
    return rows<{ "QUERY PLAN": string }>(tx, sql`explain select id from enquiry where ${isOver(app.clock.now())}`);
  });
  const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(lines).toMatch(/Index Scan on enquiry_by_wedding[^]*Index Cond: \(wedding_date </);
  expect(lines).toMatch(/Index Scan on enquiry_undated[^]*Index Cond: \(created_at </);
});
