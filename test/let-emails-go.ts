import { sql } from "drizzle-orm";
import { deliverEmail } from "../src/features/emails/jobs.ts";
import { newId } from "../src/platform/jobs/clock.ts";
import type { TestApp } from "./harness.ts";

/** Releases delayed emails; an empty job makes the queue poll at once. */
export async function letEmailsGo(app: TestApp): Promise<void> {
  const { db } = app.runtime.database;
  await db.execute(sql`update jobs.job set start_after = now() where name = ${deliverEmail.name}`);
  await db.transaction((tx) => app.runtime.jobs.enqueue(tx, deliverEmail, { letter_id: newId() }));
}
