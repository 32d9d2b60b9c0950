import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { observe, type Signals } from "./signals.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

function listen(): Signals["query"][] {
  const queries: Signals["query"][] = [];
  onTestFinished(
    observe("query", (each) => void (/^(begin|commit)$|rose/i.test(each.statement) && queries.push(each))),
  );
  return queries;
}

test("each query is reported once, without its values, the beginning and the end of a transaction too", async () => {
  const queries = listen();
  await db.transaction((tx) => tx.execute(sql`select ${"protea"}::text as rose`));
  expect(queries.map(({ statement }) => statement.toLowerCase())).toEqual([
    "begin",
    "select $1::text as rose",
    "commit",
  ]);
  expect(queries.every(({ seconds, hasFailed }) => seconds >= 0 && seconds < 10 && !hasFailed)).toBe(true);
});

test("a query that the database refuses is reported as failed", async () => {
  const queries = listen();
  await expect(db.execute(sql`select 1 from rose`)).rejects.toThrow("rose");
  expect(queries).toMatchObject([{ statement: "select 1 from rose", hasFailed: true }]);
});
