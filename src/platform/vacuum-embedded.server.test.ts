import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { rows } from "./database/database.ts";
import { vacuumEmbedded } from "./vacuum-embedded.ts";

const isEmbedded = inject("testDatabase").kind === "embedded";
const app = isEmbedded ? await startTestApp() : (undefined as never);

test.runIf(isEmbedded)("[running-39] what changed is vacuumed and analysed, and plans made before follow", async () => {
  const { db } = app.runtime.database;
  const readCounts = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    return rows<{ deadRows: number; fresh: number }>(
      db,
      sql`select n_dead_tup::int as "deadRows", n_mod_since_analyze::int as fresh from pg_stat_user_tables where relname = 'grown'`,
    );
  };
  const planOf = async () =>
    (await rows<{ "QUERY PLAN": string }>(db, sql`explain execute one(7)`)).map((line) => line["QUERY PLAN"]).join(" ");
  await db.execute(sql`create table grown (id int primary key, of int)`);
  await db.execute(sql`insert into grown values (0, 0)`);
  await readCounts();
  await db.execute(sql`vacuum (analyze) grown`);
  await db.execute(sql`set plan_cache_mode = force_generic_plan`);
  await db.execute(sql`prepare one (int) as select of from grown where id = $1`);
  expect(await planOf()).toContain("Seq Scan on grown");
  await db.execute(sql`insert into grown select each, 0 from generate_series(1, 20000) as each`);
  await db.execute(sql`update grown set of = 1 where id between 1 and 6000`);
  expect(await readCounts()).toEqual([{ deadRows: 6000, fresh: 26_000 }]);
  expect(await planOf()).toContain("Seq Scan on grown");

  await vacuumEmbedded(db);
  expect(await readCounts()).toEqual([{ deadRows: 0, fresh: 0 }]);
  expect(await planOf()).toContain("Index Scan using grown_pkey on grown");
});
