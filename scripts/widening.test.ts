import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./project.mjs";
import { narrowingProblems } from "./widening.ts";

/** Earlier migrations create an empty database. */
const first_after_baseline = "migrations/0003";

test.each([
  ['ALTER TABLE "provider" DROP COLUMN "motto";', "takes a column away"],
  ['DROP TABLE "visit";', "takes a table away"],
  ['ALTER TABLE "letter" RENAME TO "email";', "renames"],
  ['ALTER TABLE "letter" RENAME COLUMN "kind" TO "name";', "renames"],
  ['ALTER TABLE "couple" ALTER COLUMN "phone" SET NOT NULL;', "leaves a column out"],
  ['ALTER TABLE "couple" ALTER COLUMN "phone" SET DATA TYPE bigint;', "type"],
  ['ALTER TABLE "couple" ADD COLUMN "age" integer NOT NULL;', "leaves out"],
  ['ALTER TABLE "couple" ADD CONSTRAINT "x" CHECK (phone is not null);', "may write"],
])("%s is refused", (sql, why) => {
  expect(narrowingProblems("m.sql", sql)).toEqual([expect.stringContaining(why)]);
});

test.each([
  'CREATE TABLE "toast" ("id" uuid PRIMARY KEY NOT NULL);\nALTER TABLE "toast" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "couple"("id");',
  'ALTER TABLE "couple" ADD COLUMN "age" integer;',
  'ALTER TABLE "couple" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'CREATE INDEX "couple_age" ON "couple" ("age");',
  "create function f() returns trigger as $$ begin alter table x drop column y; end $$ language plpgsql;",
  '-- safe beside the release before: nothing since 0.2 reads the motto\nALTER TABLE "provider" DROP COLUMN "motto";',
])("%s is allowed", (sql) => {
  expect(narrowingProblems("m.sql", sql)).toEqual([]);
});

test("each migration after the baseline leaves the release before it at work", () => {
  const later = listFiles("migrations").filter((path) => path.endsWith(".sql") && path >= first_after_baseline);
  expect(later.flatMap((path) => narrowingProblems(path, readFileSync(path, "utf8")))).toEqual([]);
});
