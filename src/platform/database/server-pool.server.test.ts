import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { startCluster } from "../../../scripts/postgres-cluster.mjs";
import { findPooler, startPooler } from "../../../scripts/postgres-pooler.mjs";
import { startTestApp } from "../../../test/harness.ts";
import { listeningLog } from "../../../test/listening-log.ts";
import { openDatabaseServer, rows } from "./database.ts";

async function openWorld() {
  const cluster = await startCluster();
  afterAll(() => cluster.remove());
  const pooler = await startPooler(cluster.url, 2);
  afterAll(() => pooler.stop());
  const directUrl = cluster.url;
  const app = await startTestApp({ openDatabase: (log) => openDatabaseServer(pooler.url, log, { directUrl }) });
  return { app, pooler, cluster };
}

const isTried = inject("testDatabase").kind === "server" && findPooler() !== undefined;

describe.runIf(isTried)("behind a pooler in transaction mode", async () => {
  const world = isTried ? await openWorld() : (undefined as never);

  test("[running-21] many at once are answered over the connections that there are", async () => {
    const { db } = world.app.runtime.database;
    const sum = (a: number) => sql`select ${a}::int + 1 as sum, pg_sleep(0.01)::text as slept`;
    const numbers = Array.from({ length: 60 }, (_, each) => each);
    const answers = await Promise.all(numbers.map((each) => rows<{ sum: number }>(db, sum(each))));
    expect(answers.map(([answer]) => answer?.sum)).toEqual(numbers.map((each) => each + 1));
  });

  test("[running-21] a transaction's queries have a time limit, and the next transaction on the connection starts without it", async () => {
    const { db, driver } = world.app.runtime.database;
    const bound = sql`select current_setting('statement_timeout') as bound`;
    const result = await db.transaction((tx) => rows<{ bound: string }>(tx as unknown as typeof db, bound));
    expect(result).toEqual([{ bound: "30s" }]);
    expect((await (driver as pg.Pool).query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
  });

  test("[running-21] announcements are received past the pooler", async () => {
    const { app } = world;
    const heard: string[] = [];
    await app.runtime.database.listen(
      "test_news",
      (payload) => void heard.push(payload),
      () => undefined,
    );
    await app.runtime.database.db.execute(sql`select pg_notify('test_news', 'something')`);
    await expect.poll(() => heard).toEqual(["something"]);
  });

  test("a direct address that leads to another database stops the start with one line", async () => {
    const { pooler, cluster } = world;
    const directUrl = cluster.url.replace(/umshado$/, "postgres");
    await expect(openDatabaseServer(pooler.url, listeningLog(), { directUrl })).rejects.toThrow(
      "The database of DATABASE_URL can't be used: DATABASE_DIRECT_URL leads to another one.",
    );
  });
});
