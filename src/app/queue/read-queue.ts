import { sql } from "drizzle-orm";
import type { QueueState } from "../../contract/choices.ts";
import * as limits from "../../contract/limits.ts";
import type { QueueEntry, QueueQuery } from "../../contract/queue.ts";
import type { Context } from "../../platform/context.ts";
import { rows, type Database } from "../../platform/database.ts";
import { deliverLetter } from "../../platform/letters.ts";
import { listPage, type ListPage } from "../../platform/list-page.ts";
import { tellReason } from "./tell-reason.ts";

type Kind = QueueEntry["kind"];
type Count = { kind: Kind; state: QueueState; count: number };
type Row = Omit<QueueEntry, "created_at" | "next_try_at"> & { created_at: Date | string };
type Queue = { counts: Count[]; sent_today: number; entries: QueueEntry[]; total: number } & ListPage;

const day_ms = 24 * 60 * 60 * 1000;

/**
 * Letters and other work that are not done. A letter is its row, whatever job is to send it; other work is its job, of
 * which the queue itself keeps some under names that begin with two underscores.
 */
const work = sql`
  select id, 'letter' as kind, template as name, state, recipient, last_error as reason, attempts,
    state = 'failed' and not is_dropped as may_retry, created_at
  from letter where state <> 'sent'
  union all
  select id, 'job', name, case state::text when 'active' then 'sending' when 'failed' then 'failed' else 'waiting' end,
    data ->> 'email', output ->> 'message', retry_count + case when state::text in ('active', 'failed') then 1 else 0 end,
    state::text = 'failed', created_on
  from jobs.job
  where name <> ${deliverLetter.name} and left(name, 2) <> '__' and state::text in ('created', 'retry', 'active', 'failed')`;

/** What waits, is under way or has failed, failures first and then the newest; for the control panel and nobody else. */
export async function readQueue({ db, clock }: Pick<Context, "db" | "clock">, query: QueueQuery): Promise<Queue> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const { state } = query;
  const counts = await rows<Count>(
    db,
    sql`select kind, state, count(*)::int as count from (${work}) as work group by kind, state order by kind, state`,
  );
  const found = await rows<Row>(
    db,
    sql`select * from (${work}) as work where ${state ?? null}::text is null or state = ${state ?? null}
      order by state = 'failed' desc, created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  const next = await listNextTries(db, found);
  const counted = counts.filter((each) => state === undefined || each.state === state);
  return {
    counts,
    sent_today: await countSent(db, new Date(clock().getTime() - day_ms)),
    entries: found.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      state: row.state,
      recipient: row.recipient,
      reason: tellReason(row.reason),
      attempts: row.attempts,
      may_retry: row.may_retry,
      created_at: new Date(row.created_at).toISOString(),
      next_try_at: next.get(row.id) ?? null,
    })),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    page,
    limit,
  };
}

async function countSent(db: Database, since: Date): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from letter where state = 'sent' and sent_at > ${since.toISOString()}::timestamptz`,
  );
  return found?.count ?? 0;
}

/** When each of these is tried next, by its id. */
async function listNextTries(db: Database, found: readonly Row[]): Promise<Map<string, string>> {
  const ids = found.filter(({ state }) => state === "waiting").map(({ id }) => id);
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
