import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  brokenUniques,
  crossing,
  partitionKeys,
  partitionRows,
  readTables,
  shardKeys,
  shardRows,
  type Table,
} from "./split-tables.ts";

const tables = await readTables();
const page = readFileSync(new URL("../docs/scaling.md", import.meta.url), "utf8");

test("every table has a place on many servers, and no other has", () => {
  expect(Object.keys(shardKeys).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test.each([
  ["partitions", partitionRows(tables)],
  ["many servers", shardRows(tables)],
])("docs/scaling.md says of %s what the schema says: node scripts/split-tables.ts prints it", (_what, rows) => {
  const said = page.split("\n").filter((line) => rows.includes(line));
  expect(said).toEqual(rows);
});

test("partitions by the id itself lose four keys, and no reference", () => {
  const split = tables.filter(({ name }) => name in partitionKeys);
  expect(
    split.flatMap((table) => brokenUniques(table, "id").map((columns) => [table.name, columns.join(", ")])),
  ).toEqual([
    ["conversation", "link_hash"],
    ["enquiry", "link_hash"],
    ["enquiry_recipient", "enquiry_id, provider_id"],
    ["message", "conversation_id, position"],
  ]);
  const byId = Object.fromEntries(split.map(({ name }) => [name, "id"]));
  expect(partitionRows(tables, byId).filter((row) => !row.endsWith("| – |"))).toEqual([]);
});

test("docs/scaling.md lists nothing that does not stand against it", () => {
  const listed = page.split("\n").filter((line) => /^\| `[a-z_]+` \| `/.test(line));
  expect(listed).toEqual([...partitionRows(tables), ...shardRows(tables)]);
  expect(Object.keys(partitionKeys)).toHaveLength(4);
});

const talk: Table = {
  name: "talk",
  columns: [{ name: "person_id", notNull: true }],
  uniques: [["id"], ["person_id", "position"]],
  references: [
    { columns: ["person_id"], to: "person", toColumns: ["id"] },
    { columns: ["other_id"], to: "person", toColumns: ["id"] },
    { columns: ["kind_id"], to: "kind", toColumns: ["id"] },
  ],
};

test("a unique key holds over all parts only with the column that they are split by", () => {
  expect(brokenUniques(talk, "person_id")).toEqual([["id"]]);
});

test("a reference stays on one server where both ends are split by it, or where the other is everywhere", () => {
  expect(crossing(talk, { talk: "person_id", person: "id", kind: null })).toEqual(["other_id → person"]);
});
