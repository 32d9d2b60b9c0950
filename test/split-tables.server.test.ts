import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { brokenUniques, partitionKeys, readTables } from "../scripts/split-tables.ts";
import { openTestDatabase } from "./open-database.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { db, close } = await openTestDatabase(inject("testDatabase"), silent);
afterAll(() => close());
const tables = new Map((await readTables()).map((table) => [table.name, table]));

/** Why a statement is refused; null where it isn't. */
async function refusal(statement: string): Promise<string | null> {
  try {
    await db.execute(sql.raw(statement));
    return null;
  } catch (cause) {
    return cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
  }
}

const byId = Object.keys(partitionKeys).map((name) => [name, "id"] as const);

test.each([...Object.entries(partitionKeys), ...byId])(
  "PostgreSQL refuses of %s in parts by %s just what the page says",
  async (name, key) => {
    const table = tables.get(name);
    if (!table) throw new Error(`no table ${name}`);
    const missing = table.columns.some((column) => column.name === key) ? "" : `, ${key} timestamptz not null`;
    await db.execute(
      sql.raw(
        `create table "parts of ${name} by ${key}" (like ${name} including defaults including generated${missing}) partition by range (${key})`,
      ),
    );
    for (const columns of table.uniques) {
      const said = await refusal(`alter table "parts of ${name} by ${key}" add unique (${columns.join(", ")})`);
      const isBroken = brokenUniques(table, key).includes(columns);
      expect([columns, said]).toEqual([
        columns,
        isBroken ? "unique constraint on partitioned table must include all partitioning columns" : null,
      ]);
      expect(
        await refusal(
          `alter table "parts of ${name} by ${key}" add unique (${[...new Set([...columns, key])].join(", ")})`,
        ),
      ).toBeNull();
    }
  },
);
