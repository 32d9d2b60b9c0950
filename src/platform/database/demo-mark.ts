import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";

/** True once the demo's logins were voided: it is no demo any more [running-15]. */
export async function isDemoCleared(db: Database): Promise<boolean> {
  const result = await rows(db, sql`select id from installation where demo_cleared_at is not null`);
  return result.length > 0;
}

export async function markDemoCleared(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into installation (id, secret, demo_cleared_at)
    values (1, ${randomBytes(32).toString("base64url")}, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set demo_cleared_at = excluded.demo_cleared_at`);
}
