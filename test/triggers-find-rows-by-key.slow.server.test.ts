import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { demoDirectory } from "../seed/demo-directory.ts";
import { insertDemo } from "../seed/fill-demo.ts";
import { rows, type Database } from "../src/platform/database/database.ts";
import { keyedHashOf } from "../src/platform/keyed-hash.ts";
import { openTestDatabase } from "./open-database.ts";

const now = new Date("2026-11-21T10:00:00Z");
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const sizes = { width: 1200, height: 800, widths: [320], cut_widths: [], bytes: 1, placeholder: "" };

const database = await openTestDatabase(inject("testDatabase"), silent);
afterAll(() => database.close());
const directory = demoDirectory("2026-11-21");
await insertDemo(database.db, directory, {
  pictures: new Map(Object.keys(directory.pictures).map((name) => [name, { hash: `hash of ${name}`, ...sizes }])),
  conversationFiles: new Map(),
  password_hash: "never checked here",
  now,
  keyedHash: keyedHashOf("the secret of a test"),
});

/** Provider rows read without an index in a transaction. */
const walked = (tx: Database): Promise<object[]> =>
  rows(tx, sql`select seq_tup_read::int from pg_stat_xact_user_tables where relname = 'provider'`);

test.each([
  [
    "badge",
    sql`insert into badge (provider_id, badge_type, origin, granted_at) select wanted_id, 'trusted', 'admin', now() from those`,
  ],
  [
    "provider_category",
    sql`update provider_category set position = position + 1 from those where provider_id = wanted_id`,
  ],
  ["media", sql`delete from media using those where provider_id = wanted_id`],
])("the rows that follow a statement about %s are found by their keys, whatever joins cost", async (_table, change) => {
  const ids = await rows<{ id: string }>(database.db, sql`select id from provider order by id`);
  const undo = new Error("undone");
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from badge where badge_type = 'trusted'`);
    await tx.execute(sql`discard plans`);
    await tx.execute(sql`set local enable_nestloop = off`);
    const before_it = await walked(tx);
    const providerIds = sql.param(ids.slice(0, 250).map(({ id }) => id));
    await tx.execute(sql`with those as (select unnest(${providerIds}::uuid[]) as wanted_id) ${change}`);
    expect(await walked(tx)).toEqual(before_it);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});
