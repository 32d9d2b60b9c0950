import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { assertMigratable } from "./migrations.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

test("a database that a later release has migrated is refused, one of this release or an earlier one is not", async () => {
  await expect(assertMigratable(db, "migrations")).resolves.toBeUndefined();
  const later = Date.now() + 86_400_000_000;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`);
  await expect(assertMigratable(db, "migrations")).rejects.toThrow("a newer release of Umshado has changed it");
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  await expect(assertMigratable(db, "migrations")).resolves.toBeUndefined();
});

test("a database from before the first migration is refused", async () => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', 1)`);
  await expect(assertMigratable(db, "migrations")).rejects.toThrow("before the current schema");
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'earlier'`);
});

test("a database that has had no migration is not refused", async () => {
  await db.execute(sql`alter schema drizzle rename to before`);
  await expect(assertMigratable(db, "migrations")).resolves.toBeUndefined();
  await db.execute(sql`alter schema before rename to drizzle`);
});
