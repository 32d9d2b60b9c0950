import { expect, test } from "vitest";
import { parseModule } from "./syntax.ts";
import { owners, tableProblems } from "./tables.ts";

const tables = [...owners.keys()].filter((name) => !name.includes("."));
const schema = {
  path: "src/schema/tables.ts",
  text: tables.map((name) => `export const ${inCode(name)} = pgTable("${name}", {});`).join("\n"),
};

function inCode(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

function problems(path: string, text: string, also = schema) {
  return tableProblems([also, { path, text }].map((each) => ({ ...each, program: parseModule(each.path, each.text) })));
}

const store = "src/features/couples/store.ts";
const useCase = "src/features/couples/save-couple.ts";
const imports = 'import { couple, enquiry, enquiry as alias } from "../../schema/tables.ts";';

test.each([
  [store, `${imports} tx.insert(couple).values(row);`],
  [store, `${imports} db.select().from(enquiry).for("update");`],
  [store, "sql`update couple set seen_at = now()`"],
  [store, "sql`insert into couple values (1) on conflict do update set id = 1`"],
  [store, "sql`select 1 from outgoing_email for update`"],
  ["src/features/couples/store-visits.ts", `${imports} tx.delete(couple);`],
  [useCase, 'import type { couple } from "../../schema/tables.ts"; await ctx.db.transaction(save);'],
  ["src/contract/admin-messages.ts", "export const undo = 'We could not update badge 3.';"],
  [useCase, 'seen.delete(outgoing_email); hash.update("outgoing_email");'],
  ["src/platform/jobs/jobs.ts", "sql`update jobs.job set state = 'retry'`"],
  ["src/features/emails/store-records.ts", "sql`delete from outgoing_email where true`"],
  ["src/features/couples/store.server.test.ts", `${imports} db.update(enquiry);`],
])("in %s, %s is allowed", (path, text) => {
  expect(problems(path, text)).toEqual([]);
});

test.each([
  [useCase, 'import { sql } from "drizzle-orm";'],
  [useCase, 'import { alias } from "drizzle-orm/pg-core";'],
  [useCase, `${imports} db.select().from(couple);`],
  [useCase, 'db.execute("select 1");'],
  ["src/server/news/read-news.ts", 'import type { SQL } from "drizzle-orm";'],
])("in %s, %s is no store's", (path, text) => {
  expect(problems(path, text)).toEqual([`${path}: SQL belongs in stores (store.ts, store-noun.ts)`]);
});

test.each([
  [`${imports} tx.insert(enquiry).values(row);`, "enquiries", "enquiry"],
  [`${imports} tx.update(alias).set(row);`, "enquiries", "enquiry"],
  ["sql`delete from outgoing_email where id = ${id}`", "emails", "outgoing_email"],
  ['sql`with gone as (DELETE FROM "outgoing_email" where true) select 1`', "emails", "outgoing_email"],
  [`${imports} sql\`insert into \${enquiry} values (1)\``, "enquiries", "enquiry"],
  ['sql.raw("update provider set city = null")', "providers", "provider"],
  ["sql`update jobs.job set state = 'retry'`", "platform", "jobs.job"],
])("in the store of couples, %s is for %s", (text, owner, table) => {
  expect(problems(store, text)).toEqual([`${store}: only ${owner} writes ${table}, not couples`]);
});

test("a table without an owner, and an owner without a table, are reported", () => {
  const text = schema.text.replace('pgTable("couple"', 'pgTable("pair"');
  expect(problems(store, "", { ...schema, text })).toEqual([
    "src/schema: nobody owns the table pair (scripts/tables.ts)",
    "scripts/tables.ts: there is no table couple",
  ]);
});
