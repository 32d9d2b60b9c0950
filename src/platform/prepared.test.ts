import { sql, type SQLWrapper } from "drizzle-orm";
import { date, integer, PgDialect, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test, vi } from "vitest";
import { insertion, part, prepared, preparedText } from "./prepared.ts";

const dialect = new PgDialect();

/** A query as the driver gets it, and whether its text was put together for it. */
function written(query: SQLWrapper) {
  const putTogether = vi.spyOn(dialect, "escapeParam").mockClear();
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
  return { text, params, isMade: putTogether.mock.calls.length > 0 };
}

const columns = sql`p.id, p.name`;
const find = (id: string | null, ids: readonly string[]) =>
  prepared`select ${columns} from p where id = ${id} and other = any(${sql.param(ids)}::uuid[])`;

test("a text is put together once, and has its values each time", () => {
  const text = "/* prepared */ select p.id, p.name from p where id = $1 and other = any($2::uuid[])";
  expect(written(find("a", ["b", "c"]))).toEqual({ text, params: ["a", ["b", "c"]], isMade: true });
  expect(written(find("d", []))).toEqual({ text, params: ["d", []], isMade: false });
  expect(written(find(null, ["e"]))).toEqual({ text, params: [null, ["e"]], isMade: false });
});

const rose = pgTable("rose", {
  id: integer().notNull(),
  kind: text("the_kind").default("wild"),
  names: text().array(),
  cut_on: date({ mode: "date" }),
});

test("the insert of a row names the columns that the row names, has its values as they are stored, and keeps its text", () => {
  const insert = (row: typeof rose.$inferInsert) => prepared`with kept as ${insertion(rose, row)} select ${2}`;
  const text = (columns: string) => `/* prepared */ with kept as insert into "rose" ${columns}`;
  const whole = text(`("id", "the_kind", "names", "cut_on") values ($1, $2, $3, $4) select $5`);
  const on = new Date("2026-11-27T10:00:00Z");
  const made = insert({ id: 1, kind: "tea", names: ["a", 'b"'], cut_on: on });
  expect(written(made)).toEqual({ text: whole, params: [1, "tea", '{"a","b\\""}', on.toISOString(), 2], isMade: true });
  const other = insert({ id: 2, kind: null, names: null, cut_on: on });
  expect(written(other)).toEqual({ text: whole, params: [2, null, null, on.toISOString(), 2], isMade: false });
  const short = insert({ id: 3, kind: undefined });
  expect(written(short)).toEqual({ text: text(`("id") values ($1) select $2`), params: [3, 2], isMade: true });
});

test("where a part is one of several, each of the texts is kept", () => {
  const of = (id: string, is_new: boolean) =>
    prepared`select from p where ${is_new ? part`id = ${id} and made > ${1}` : part`old_id = ${id}`} limit ${2}`;
  const [young, old] = ["id = $1 and made > $2 limit $3", "old_id = $1 limit $2"];
  const begin = "/* prepared */ select from p where";
  expect(written(of("a", true))).toEqual({ text: `${begin} ${young}`, params: ["a", 1, 2], isMade: true });
  expect(written(of("b", false))).toEqual({ text: `${begin} ${old}`, params: ["b", 2], isMade: true });
  expect(written(of("c", true))).toEqual({ text: `${begin} ${young}`, params: ["c", 1, 2], isMade: false });
  expect(written(of("d", false))).toEqual({ text: `${begin} ${old}`, params: ["d", 2], isMade: false });
});

test("what is made anew each time, is a list or is left out has a text of its own each time", () => {
  const of = (stands: unknown) => prepared`select ${1} from p where a = b ${stands}`;
  const begin = "/* prepared */ select $1 from p where a = b";
  for (const word of ["c", "d", "e", "f", "g", "h"])
    expect(written(of(sql`and c = ${word}`))).toEqual({ text: `${begin} and c = $2`, params: [1, word], isMade: true });
  expect(written(of(sql.raw("and d")))).toMatchObject({ text: `${begin} and d`, params: [1] });
  expect(written(of(sql.raw("and e")))).toMatchObject({ text: `${begin} and e`, params: [1] });
  expect(written(of(undefined))).toMatchObject({ text: `${begin} `, params: [1] });
  expect(written(of(["f"]))).toMatchObject({ text: `${begin} ($2)`, params: [1, "f"] });
  expect(written(of(["f", "g"]))).toMatchObject({ text: `${begin} ($2, $3)`, params: [1, "f", "g"] });
});

test("a text that is known already is sent as it stands", () => {
  const [text, params] = ["insert into job values ($2, $1, $2)", ["a", 1]];
  expect(written(preparedText(text, params))).toEqual({ text: `/* prepared */ ${text}`, params, isMade: false });
});
