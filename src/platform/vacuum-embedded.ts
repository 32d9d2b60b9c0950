import { sql } from "drizzle-orm";
import { minute_ms } from "../contract/durations.ts";
import { southAfricanTime } from "../contract/south-african-time.ts";
import type { Runtime } from "./context.ts";
import { rows, type Database } from "./database/database.ts";
import { repeatWork } from "./jobs/repeat-work.ts";

const night_hour = "03";

/** One statement per table, so that requests run in between. */
export async function vacuumEmbedded(db: Database): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by relid`,
  );
  for (const { name } of tables) await db.execute(sql.raw(`vacuum (analyze) ${name}`));
}

/** The embedded database has no autovacuum [running-39]. Nothing to do on a server. Returns a stop function. */
export function startVacuum(runtime: Runtime): () => Promise<void> {
  const { database, clock } = runtime;
  if (database.kind === "server") return () => Promise.resolve();
  let last_day = "";
  return repeatWork(runtime, { name: "vacuum of the embedded database", every_ms: 15 * minute_ms }, async () => {
    const instant = southAfricanTime(clock());
    const [day, hour] = [instant.slice(0, 10), instant.slice(11, 13)];
    if (hour !== night_hour || day === last_day) return;
    last_day = day;
    await vacuumEmbedded(database.db);
  });
}
