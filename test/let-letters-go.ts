import { sql } from "drizzle-orm";
import { newId } from "../src/platform/clock.ts";
import { deliverLetter } from "../src/platform/letters.ts";
import type { TestApp } from "./harness.ts";

/** Lets the letters leave that wait for their minute. A job about nothing has the queue look at once. */
export async function letLettersGo(app: TestApp): Promise<void> {
  const { db } = app.runtime.database;
  await db.execute(sql`update jobs.job set start_after = now() where name = ${deliverLetter.name}`);
  await db.transaction((tx) => app.runtime.jobs.enqueue(tx, deliverLetter, { letter_id: newId() }));
}
