import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as drizzleKit from "drizzle-kit/api";
import { expect, test } from "vitest";
import { listFiles } from "./project.mjs";
import {
  changedSources,
  listSources,
  putColumns,
  retired_columns,
  takeColumns,
  triggers_page,
  writeTriggersPage,
} from "./schema-sql.mjs";

type Snapshot = { id: string; tables: Record<string, { columns: Record<string, object> }> };
/** Its own types need the drivers of every database. */
const kit = drizzleKit as unknown as {
  generateDrizzleJson(tables: Record<string, unknown>): Snapshot;
  generateMigration(from: Snapshot, to: Snapshot): Promise<string[]>;
};

const newestSnapshot = () => {
  const path = listFiles("migrations").findLast((each) => each.endsWith("_snapshot.json")) ?? "";
  return JSON.parse(readFileSync(path, "utf8")) as Snapshot;
};

test("the migrations make the tables of src/schema", async () => {
  const modules = await Promise.all(
    listFiles("src/schema")
      .filter((path) => path.endsWith(".ts"))
      .map((path) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>),
  );
  const tables = Object.assign({}, ...modules) as Record<string, unknown>;
  const before = newestSnapshot();
  const drops = retired_columns.map((name) => `ALTER TABLE "${name.replace(".", '" DROP COLUMN "')}";`);
  expect(await kit.generateMigration(before, kit.generateDrizzleJson(tables))).toEqual(drops);
});

test("a migration made before a retired column is dropped leaves that drop to the next release", async () => {
  const retired = ["provider.test_old"];
  const { tables } = newestSnapshot();
  const provider = tables["public.provider"];
  const old = { name: "test_old", type: "text", primaryKey: false, notNull: false };
  const columns = { ...provider?.columns, test_old: old };
  const before = { ...newestSnapshot(), tables: { ...tables, "public.provider": { ...provider, columns } } };
  const after = structuredClone(newestSnapshot());
  Object.assign(after.tables["public.provider"]?.columns ?? {}, { test_new: { ...old, name: "test_new" } });

  const between = structuredClone(before);
  const taken = takeColumns(between, retired);
  expect(await kit.generateMigration(between, after)).toEqual(['ALTER TABLE "provider" ADD COLUMN "test_new" text;']);
  const saved = structuredClone(after);
  putColumns(saved, taken);
  expect(await kit.generateMigration(saved, after)).toEqual(['ALTER TABLE "provider" DROP COLUMN "test_old";']);
  expect(() => takeColumns(between, retired)).toThrow("there is no column provider.test_old");
});

test("the newest definition of each function, trigger and view is its source", () => {
  expect(changedSources().map(({ path }) => path)).toEqual([]);
});

test.each(listSources())("$path defines the object of its name, and describes it", ({ name, text }) => {
  expect(text).toMatch(/^-- \S/);
  expect(text).toMatch(new RegExp(`^create or replace (function|view) ${name}\\b`, "m"));
});

test("the page lists them", () => {
  expect(readFileSync(triggers_page, "utf8")).toBe(writeTriggersPage());
});

test("the page lists each trigger once by table, in running order", () => {
  const rows = writeTriggersPage()
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const links = (row: string) => [...row.matchAll(/\[`(\w+)`\]/g)].map(([, name = ""]) => name);
  const defined = listSources().flatMap(({ text }) =>
    [...text.matchAll(/^create or replace trigger (\w+)/gm)].map(([, name = ""]) => name),
  );
  expect(rows.flatMap(links).toSorted()).toEqual(defined.toSorted());
  const [, before = "", after = ""] = /^\| `provider` \|(.*)\|(.*)\|$/m.exec(rows.join("\n")) ?? [];
  expect([links(before), links(after)]).toEqual([["provider_categorised", "provider_searched"], ["provider_listed"]]);
});
