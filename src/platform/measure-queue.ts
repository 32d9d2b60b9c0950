import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";

/** How much of one kind of work there is. */
export type QueueDepth = {
  name: string;
  /** Waits for its time, for a worker or for its next try. */
  waiting: number;
  active: number;
  failed: number;
  /** How long the one that should have begun first has been waiting for a worker; 0 where none does. */
  oldest_seconds: number;
};

/** Measures the queue, by kind of work; a kind of which there is none is left out. */
export function measureQueue(db: Database): Promise<QueueDepth[]> {
  return rows(
    db,
    sql`select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest_seconds
      from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`,
  );
}
