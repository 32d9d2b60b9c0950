import { sql } from "drizzle-orm";
import { rows, type Database } from "../database/database.ts";
import { isoTimestamp } from "../iso-timestamp.ts";

export type QueueDepth = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** The longest that a due job has waited for a worker; 0 if none waits. */
  oldest_seconds: number;
};

export function measureQueue(db: Database): Promise<QueueDepth[]> {
  return rows(
    db,
    sql`select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest_seconds
      from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`,
  );
}

/** Returns the job's name; null if none failed. Skips internal queues (`__`) and the `except` type. */
export async function retryJob(tx: Database, id: string, { except }: { except: string }): Promise<string | null> {
  const [job] = await rows<{ name: string }>(
    tx,
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1, completed_on = null
      where id = ${id} and state = 'failed' and name <> ${except} and left(name, 2) <> '__' returning name`,
  );
  return job?.name ?? null;
}

export async function existsJob(tx: Database, id: string, { except }: { except: string }): Promise<boolean> {
  const result = await rows(tx, sql`select 1 from jobs.job where id = ${id} and name <> ${except}`);
  return result.length > 0;
}

type JobRecord = { id: string; name: string; state: string; created_at: string };

const naming = (email: string) =>
  sql`(lower(data ->> 'email') = lower(${email}) or position(lower(${email}) in lower(output::text)) > 0)`;

/** Newest first. */
export async function listJobsNaming(db: Database, email: string): Promise<JobRecord[]> {
  return rows(
    db,
    sql`select id, name, state::text as state, ${isoTimestamp("created_on")} as created_at from jobs.job
      where ${naming(email)} order by created_on desc, id`,
  );
}

/** In any state; also clears failure output that names the email. Returns the number of jobs. */
export async function eraseJobsNaming(tx: Database, email: string): Promise<number> {
  const about = sql`lower(data ->> 'email') = lower(${email})`;
  const deleted = await rows(tx, sql`delete from jobs.job where ${about} returning id`);
  const cleared = await rows(tx, sql`update jobs.job set output = null where ${naming(email)} returning id`);
  return deleted.length + cleared.length;
}
