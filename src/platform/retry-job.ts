import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";

/**
 * Has a job that failed be done anew and answers its name; null where none has failed. Of what the queue keeps for itself,
 * under names that begin with two underscores, there is none; nor of a kind of work that has a way of its own.
 */
export async function retryJob(tx: Database, id: string, { except }: { except: string }): Promise<string | null> {
  const [job] = await rows<{ name: string }>(
    tx,
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1, completed_on = null
      where id = ${id} and state = 'failed' and name <> ${except} and left(name, 2) <> '__' returning name`,
  );
  return job?.name ?? null;
}

/** Whether there is such a job, in whatever state. */
export async function existsJob(tx: Database, id: string, { except }: { except: string }): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from jobs.job where id = ${id} and name <> ${except}`);
  return found.length > 0;
}
