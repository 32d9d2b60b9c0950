import { sql } from "drizzle-orm";
import { expect, test, afterAll, describe, inject } from "vitest";
import { startCluster } from "../../../scripts/postgres-cluster.mjs";
import { startTestApp } from "../../../test/harness.ts";
import { listeningLog } from "../../../test/listening-log.ts";
import { rows, type Database, openDatabaseServer } from "./database.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

test("several at once are answered each by its own", async () => {
  const sum = (a: number) => rows<{ sum: number }>(db, sql`select ${a}::int + 1 as sum`);
  const numbers = Array.from({ length: 40 }, (_, each) => each);
  const answers = await Promise.all(numbers.map(sum));
  expect(answers.map(([answer]) => answer?.sum)).toEqual(numbers.map((each) => each + 1));
});

test("of queries that are sent at once one fails alone", async () => {
  const divided = (by: number) => rows(db, sql`select 12 / ${by}::int as quotient`);
  const answers = await Promise.allSettled([1, 0, 3].map(divided));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(divided(0)).rejects.toMatchObject({ cause: { message: "division by zero" } });
  expect(await divided(2)).toEqual([{ quotient: 6 }]);
});

test("a transaction sends its queries at once, and is rolled back where one of them fails", async () => {
  await db.execute(sql`create table asked_at_once (made int unique)`);
  const make = (tx: Database, made: number) =>
    rows(tx, sql`insert into asked_at_once (made) values (${made}) returning made`);
  const both = (one: number, other: number) =>
    db.transaction((tx) => Promise.all([one, other].map((made) => make(tx as unknown as Database, made))));
  expect(await both(1, 2)).toEqual([[{ made: 1 }], [{ made: 2 }]]);
  await expect(both(3, 1)).rejects.toMatchObject({ cause: { code: "23505" } });
  expect(await rows(db, sql`select made from asked_at_once order by made`)).toEqual([{ made: 1 }, { made: 2 }]);
  await db.execute(sql`drop table asked_at_once`);
});

describe.runIf(inject("testDatabase").kind === "server")("a database that Umshado can't use", async () => {
  const isTried = inject("testDatabase").kind === "server";
  const cluster = isTried ? await startCluster() : (undefined as never);
  afterAll(() => cluster.remove());
  const openIt = (name: string) => openDatabaseServer(cluster.url.replace(/umshado$/, name), listeningLog());

  test("[running-4] without UTF-8 is refused in one line before anything is made in it", async () => {
    await cluster.order(
      "create database ascii owner umshado encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'",
    );
    await expect(openIt("ascii")).rejects.toThrow(
      "The database of DATABASE_URL can't be used: its encoding is SQL_ASCII; create it again with encoding 'UTF8' template template0.",
    );
  });

  test("[running-4] of another owner is refused with the reason and the remedy", async () => {
    await cluster.order("create database elsewhere encoding 'UTF8' template template0");
    await expect(openIt("elsewhere")).rejects.toThrow(
      "The database of DATABASE_URL can't be used: permission denied for database elsewhere; make the role of DATABASE_URL the owner of the database.",
    );
  });

  test("[running-4] of another program is refused with the reason and the remedy", async () => {
    await cluster.order("create database used owner umshado encoding 'UTF8' template template0");
    const used = await openIt("used");
    await used.db.execute(sql`drop schema drizzle cascade`);
    await used.close();
    await expect(openIt("used")).rejects.toThrow(
      /can't be used: (?:relation|type) "\w+" already exists; it needs an empty database\.$/,
    );
  });
});
