import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listSources } from "../scripts/schema-sql.mjs";
import { rows } from "../src/platform/database/database.ts";
import { startTestApp } from "./harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

const defined = (kind: string): string[] =>
  listSources()
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`^create or replace ${kind} (\\w+)`, "gm"))])
    .map(([, name = ""]) => name)
    .toSorted();

test("the database has the triggers, functions and views of src/schema and no others", async () => {
  const [result] = await rows<{ triggers: string[]; functions: string[]; views: string[] }>(
    db,
    sql`select
      array(select distinct tgname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace = 'public'::regnamespace) as triggers,
      array(select proname::text from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')) as functions,
      array(select relname::text from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace) as views`,
  );
  expect(result?.triggers.toSorted()).toEqual(defined("trigger"));
  expect(result?.functions.toSorted()).toEqual(defined("function"));
  expect(result?.views.toSorted()).toEqual(defined("view"));
});
