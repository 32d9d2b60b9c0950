import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, OpenDatabase } from "../src/platform/database.ts";
import { connectAlone } from "../src/platform/server-pool.ts";
import { runCopy } from "./copy-rows.ts";
import { insertRows } from "./insert-rows.ts";
import { stepsBeside, type Maker, type Progress } from "./row-steps.ts";

/** A transaction in which many rows are written. */
export interface Bulk {
  readonly tx: Database;
  /** Writes all that is made of `given`, and tells the progress after each step. */
  readonly writeAll: <Given>(maker: Maker<Given>, given: Given, tell: (progress: Progress) => void) => Promise<void>;
}

/**
 * Works in one transaction whose rows go by COPY to a server, and in a few statements to the embedded database. What `writeAll` sends to a
 * server is made in a thread of its own, so that server and program work at the same time.
 */
export async function inBulk({ db, kind, driver }: OpenDatabase, work: (bulk: Bulk) => Promise<void>): Promise<void> {
  if (kind === "embedded") {
    await db.transaction((tx) => work(byStatements(tx)));
    return;
  }
  const client = await connectAlone(driver as pg.Pool);
  try {
    const own = drizzlePg({ client }) as unknown as Database;
    await own.transaction((tx) => work(byCopy(tx, client)));
  } finally {
    await client.end();
  }
}

function byStatements(tx: Database): Bulk {
  return {
    tx,
    writeAll: async ({ make }, given, tell) => {
      for (const { rows: tables, progress } of make(given)) {
        for (const { table, rows } of tables) await insertRows(tx, table, rows);
        if (progress !== undefined) tell(progress);
      }
    },
  };
}

function byCopy(tx: Database, client: pg.ClientBase): Bulk {
  return {
    tx,
    writeAll: async (maker, given, tell) => {
      for await (const { copies, progress } of stepsBeside(maker, given)) {
        for (const copy of copies) await runCopy(client, copy);
        if (progress !== undefined) tell(progress);
      }
    },
  };
}
