import { sql, type SQLWrapper } from "drizzle-orm";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { expect, inject, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { rows, type Database } from "./database.ts";
import { prepared } from "./prepared.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** A query by its parts, with what it is asked about. */
const sum = (a: number, b: number | null) =>
  prepared`select ${a}::int as a, ${b}::int as b, ${a}::int + ${b}::int as sum`;

/** How many statements of this text a connection has prepared. */
const countKept = (on: Database, part: string) =>
  rows<{ kept: number }>(
    on,
    sql`select count(*)::int as kept from pg_prepared_statements where statement like ${`/* prepared */ %${part}%`}`,
  );

test("a prepared query answers by its values, each time", async () => {
  expect(await rows(db, sum(1, 2))).toEqual([{ a: 1, b: 2, sum: 3 }]);
  expect(await rows(db, sum(40, 2))).toEqual([{ a: 40, b: 2, sum: 42 }]);
  expect(await rows(db, sum(1, null))).toEqual([{ a: 1, b: null, sum: null }]);
});

const from = inject("testDatabase");
// behind a pooler nothing has a name [running-21]
const hasNames = from.kind === "embedded" || from.direct === undefined;

test.runIf(hasNames)("its statement is kept by the connection, once", async () => {
  await db.transaction(async (tx) => {
    const on = tx as unknown as Database;
    await rows(on, sum(1, 1));
    await rows(on, sum(2, 2));
    expect(await countKept(on, "as sum")).toEqual([{ kept: 1 }]);
    await rows(on, sql`select ${1}::int as unmarked`);
    expect(await countKept(on, "as unmarked")).toEqual([{ kept: 0 }]);
  });
});

test("one that fails, as it is parsed or run, is asked again as if it had not", async () => {
  const divided = (by: number) => prepared`select 12 / ${by}::int as quotient`;
  await expect(rows(db, divided(0))).rejects.toMatchObject({ cause: { message: "division by zero" } });
  expect(await rows(db, divided(3))).toEqual([{ quotient: 4 }]);
  await expect(rows(db, divided(0))).rejects.toMatchObject({ cause: { message: "division by zero" } });
  expect(await rows(db, divided(4))).toEqual([{ quotient: 3 }]);
  const early = prepared`select made from made_later where made = ${1}`;
  await expect(rows(db, early)).rejects.toMatchObject({ cause: { message: 'relation "made_later" does not exist' } });
  await db.execute(sql`create table made_later (made int)`);
  expect(await rows(db, early)).toEqual([]);
  await db.execute(sql`drop table made_later`);
});

test("a statement outlives what is undone around it", async () => {
  const said = (word: string) => prepared`select ${word}::text as said`;
  const undone = db.transaction(async (tx) => {
    await rows(tx as unknown as Database, said("before"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await rows(db, said("after"))).toEqual([{ said: "after" }]);
});

test("several at once are answered each by its own", async () => {
  const asked = Array.from({ length: 40 }, (_, each) => each);
  const answers = await Promise.all(asked.map((each) => rows<{ sum: number }>(db, sum(each, 1))));
  expect(answers.map(([answer]) => answer?.sum)).toEqual(asked.map((each) => each + 1));
});

test("what is asked at once fails alone", async () => {
  const divided = (by: number) => prepared`select 12 / ${by}::int as quotient`;
  const answers = await Promise.allSettled([1, 0, 3].map((by) => rows(db, divided(by))));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await rows(db, divided(2))).toEqual([{ quotient: 6 }]);
});

test.runIf(from.kind === "server" && hasNames)(
  "what is asked at once shares a connection, twelve at most, and nothing else does",
  async () => {
    const connection = sql`select pg_backend_pid() as pid`;
    const askedOver = async (query: SQLWrapper, times: number) => {
      const found = await Promise.all(Array.from({ length: times }, () => rows<{ pid: number }>(db, query)));
      return new Set(found.map(([answer]) => answer?.pid)).size;
    };
    expect(await askedOver(prepared`${connection}`, 12)).toBe(1);
    expect(await askedOver(prepared`${connection}`, 13)).toBe(2);
    expect(await askedOver(connection, 3)).toBe(3);
  },
);

test.runIf(from.kind === "server" && hasNames)("a connection that copied answers at once again", async () => {
  const client = await (app.runtime.database.driver as pg.Pool).connect();
  const copied = await client.query(copyTo("copy (select 1 union all select 2) to stdout")).toArray();
  const asked = await Promise.all([3, 4, 5].map((each) => client.query<{ n: number }>("select $1::int as n", [each])));
  client.release();
  expect(Buffer.concat(copied as Buffer[]).toString()).toBe("1\n2\n");
  expect(asked.map(({ rows: [row] }) => row?.n)).toEqual([3, 4, 5]);
});

test("a transaction asks at once, and is undone whole where one of them fails", async () => {
  await db.execute(sql`create table asked_at_once (made int unique)`);
  const make = (tx: Database, made: number) =>
    rows(tx, prepared`insert into asked_at_once (made) values (${made}) returning made`);
  const both = (one: number, other: number) =>
    db.transaction((tx) => Promise.all([one, other].map((made) => make(tx as unknown as Database, made))));
  expect(await both(1, 2)).toEqual([[{ made: 1 }], [{ made: 2 }]]);
  await expect(both(3, 1)).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(await rows(db, sql`select made from asked_at_once order by made`)).toEqual([{ made: 1 }, { made: 2 }]);
  await db.execute(sql`drop table asked_at_once`);
});
