import { sql } from "drizzle-orm";
import type { QueueState } from "../../contract/queue/calls.ts";
import type { QueueEntry } from "../../contract/queue/schema.ts";
import type { Context } from "../../platform/context.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { deliverEmail } from "./jobs.ts";

export type WorkCount = { kind: QueueEntry["kind"]; state: QueueState; count: number };
export type WorkRow = Omit<QueueEntry, "created_at" | "next_try_at"> & { created_at: Date | string };

/**
 * Excludes email jobs, because emails are rows, and the queue's internal jobs, whose names start with two underscores.
 */
const work = sql`
  select id, 'letter' as kind, template as name, state, recipient, last_error as reason, attempts,
    state = 'failed' and not is_dropped as may_retry, created_at
  from outgoing_email where state <> 'sent'
  union all
  select id, 'job', name, case state::text when 'active' then 'sending' when 'failed' then 'failed' else 'waiting' end,
    data ->> 'email', output ->> 'message', retry_count + case when state::text in ('active', 'failed') then 1 else 0 end,
    state::text = 'failed', created_on
  from jobs.job
  where name <> ${deliverEmail.name} and left(name, 2) <> '__' and state::text in ('created', 'retry', 'active', 'failed')`;

export async function countWork(db: Database): Promise<WorkCount[]> {
  return rows(
    db,
    sql`select kind, state, count(*)::int as count from (${work}) as work group by kind, state order by kind, state`,
  );
}

export async function listWork(
  db: Database,
  { state, limit, offset }: { state: QueueState | undefined; limit: number; offset: number },
): Promise<WorkRow[]> {
  return rows(
    db,
    sql`select * from (${work}) as work where case when ${state ?? null}::text is null then state <> 'suppressed' else state = ${state ?? null} end
      order by state = 'failed' desc, created_at desc, id desc limit ${limit} offset ${offset}`,
  );
}

export async function countSent(db: Database, since: Date): Promise<number> {
  return db.$count(sql`outgoing_email`, sql`state = 'sent' and sent_at > ${since.toISOString()}::timestamptz`);
}

export async function listNextTries(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const list = JSON.stringify(ids);
  const jobs = await rows<{ id: string; start_after: Date | string }>(
    db,
    sql`select coalesce(data ->> 'letter_id', id::text) as id, start_after from jobs.job
      where state::text in ('created', 'retry')
        and coalesce(data ->> 'letter_id', id::text) in (select jsonb_array_elements_text(${list}::jsonb))`,
  );
  return new Map(jobs.map(({ id, start_after }) => [id, new Date(start_after).toISOString()]));
}

export async function lockEmail(tx: Database, id: string) {
  return firstRow<{ template: string; state: string; is_dropped: boolean; last_error: string | null }>(
    tx,
    sql`select template, state, is_dropped, last_error from outgoing_email where id = ${id} for update`,
  );
}

export async function retryEmail({ jobs }: Pick<Context, "jobs">, tx: Database, id: string): Promise<void> {
  await tx.execute(sql`update outgoing_email set state = 'waiting' where id = ${id}`);
  await jobs.enqueue(tx, deliverEmail, { letter_id: id });
}
