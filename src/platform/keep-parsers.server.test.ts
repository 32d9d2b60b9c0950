import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { rows } from "./database.ts";

const app = await startTestApp();
const { db, driver } = app.runtime.database;
const moment = "2026-11-26 10:00:00+00";

test.runIf(inject("testDatabase").kind === "embedded")(
  "each who asks the embedded database reads values as it says, whoever asks beside it",
  async () => {
    const asBuilder = () => rows<{ at: unknown }>(db, sql`select ${moment}::timestamptz as at`);
    const asDriver = async () =>
      (await (driver as PGlite).query<{ at: unknown }>("select $1::timestamptz as at", [moment])).rows;
    const asCaller = async () => {
      const parsers = { 1184: (value: string) => `at ${value}` };
      return (await (driver as PGlite).query<{ at: unknown }>("select $1::timestamptz as at", [moment], { parsers }))
        .rows;
    };
    const within = () => db.transaction(async (tx) => tx.execute(sql`select ${moment}::timestamptz as at`));
    const [built, own, called, inside, ...again] = await Promise.all([
      asBuilder(),
      asDriver(),
      asCaller(),
      within(),
      asDriver(),
      asBuilder(),
    ]);
    expect([built, own, called]).toEqual([[{ at: moment }], [{ at: new Date(moment) }], [{ at: `at ${moment}` }]]);
    expect(inside).toMatchObject({ rows: [{ at: moment }] });
    expect(again).toEqual([[{ at: new Date(moment) }], [{ at: moment }]]);
  },
);
