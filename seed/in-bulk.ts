import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Database, OpenDatabase } from "../src/platform/database.ts";
import { copyRows } from "./copy-rows.ts";
import { insertRows } from "./insert-rows.ts";

/** Writes many rows of a table. */
export type WriteRows = <Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]) => Promise<void>;

/** A transaction in which many rows are written. */
export interface Bulk {
  readonly tx: Database;
  readonly write: WriteRows;
}

/** Works in one transaction whose rows go by COPY to a server, and in a few statements to the embedded database. */
export async function inBulk({ db, kind, driver }: OpenDatabase, work: (bulk: Bulk) => Promise<void>): Promise<void> {
  if (kind === "embedded") {
    await db.transaction((tx) => work({ tx, write: (table, rows) => insertRows(tx, table, rows) }));
    return;
  }
  const client = await (driver as pg.Pool).connect();
  try {
    const own = drizzlePg({ client }) as unknown as Database;
    await own.transaction((tx) => work({ tx, write: (table, rows) => copyRows(client, table, rows) }));
  } finally {
    client.release();
  }
}
