import { asc, getTableColumns, gte, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { healthSample } from "../../schema/health.ts";
import type { Sample } from "./rules.ts";

/** Ignores samples already saved. */
export async function insertSamples(db: Database, process: string, samples: readonly Sample[]): Promise<void> {
  await db
    .insert(healthSample)
    .values(samples.map((sample) => ({ ...sample, process })))
    .onConflictDoNothing();
}

export async function removeSamplesBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(healthSample).where(lt(healthSample.minute, instant));
}

export function listSince(db: Database, instant: Date): Promise<Sample[]> {
  const { process: _process, ...columns } = getTableColumns(healthSample);
  return db
    .select(columns)
    .from(healthSample)
    .where(gte(healthSample.minute, instant))
    .orderBy(asc(healthSample.minute));
}
