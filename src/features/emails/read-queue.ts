import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { QueueEntry, QueueQuery } from "../../contract/queue/schema.ts";
import type { Context } from "../../platform/context.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { describeReason } from "./describe-reason.ts";
import { countSent, countWork, listNextTries, listWork, type WorkCount } from "./store-work.ts";

export { countFailed as countFailedEmails } from "./store-records.ts";

type Queue = { counts: WorkCount[]; sent_today: number; entries: QueueEntry[]; total: number } & ListPage;

/** For admins only; failures first, then newest. */
export async function readQueue({ db, clock }: Pick<Context, "db" | "clock">, query: QueueQuery): Promise<Queue> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const { state } = query;
  const counts = await countWork(db);
  const result = await listWork(db, { state, limit, offset: (page - 1) * limit });
  const waiting = result.filter((each) => each.state === "waiting").map(({ id }) => id);
  const next = await listNextTries(db, waiting);
  const counted = counts.filter((each) => (state === undefined ? each.state !== "suppressed" : each.state === state));
  return {
    counts,
    sent_today: await countSent(db, daysBefore(clock(), 1)),
    entries: result.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      state: row.state,
      recipient: row.recipient,
      reason: describeReason(row.reason),
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
