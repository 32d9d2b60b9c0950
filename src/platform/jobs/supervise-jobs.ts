import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { isAway, rows, type OpenDatabase } from "../database/database.ts";
import type { Log } from "../log.ts";

const touch_milliseconds = 3_000;
const retry_milliseconds = 500;
const failures_max = 5;

/** Keeps running jobs through a database outage. */
export type JobSupervisor = {
  /** Waits out an outage, then runs the work again from its start. */
  run(queue: string, job_id: string, work: () => Promise<void>): Promise<void>;
  lost(): void;
  stop(): void;
};

type Helpers = {
  wake: () => void;
  log: Log;
  /** After an outage, a job untouched this long is abandoned. Several times the touch interval. */
  silence_seconds: number;
};

/**
 * Saves jobs when a connection is lost [running-5]: processes touch theirs, and after an outage untouched jobs restart
 * instead of expiring.
 */
export function superviseJobs(database: OpenDatabase, boss: PgBoss, by: Helpers): JobSupervisor {
  const { wake, log, silence_seconds } = by;
  const running = new Map<string, string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let losses = 0;
  let recovering = false;

  const touching = setInterval(() => void touchJobs(boss, running), touch_milliseconds).unref();
  const recover = async () => {
    for (let seen = -1; seen !== losses;) {
      seen = losses;
      await waitForDatabase(database, signal);
      wake();
      await pause(silence_seconds * 1_000, undefined, { signal, ref: false });
      try {
        if ((await requeueStalled(database, silence_seconds, [...running.keys()])) > 0) wake();
      } catch (cause) {
        if (!isAway(cause)) throw cause;
        losses += 1;
      }
    }
  };
  const lost = () => {
    losses += 1;
    if (recovering || signal.aborted) return;
    recovering = true;
    recover()
      .catch((cause: unknown) => {
        if (!signal.aborted) log.error("taking up lost jobs", cause);
      })
      .finally(() => {
        recovering = false;
      });
  };
  return {
    async run(queue, job_id, work) {
      running.set(job_id, queue);
      try {
        await retryThroughOutage(work, { database, signal, lost });
      } finally {
        running.delete(job_id);
      }
    },
    lost,
    stop() {
      stopping.abort();
      clearInterval(touching);
    },
  };
}

type Outage = { database: OpenDatabase; signal: AbortSignal; lost: () => void };

async function retryThroughOutage(work: () => Promise<void>, { database, signal, lost }: Outage): Promise<void> {
  for (let failures = 0; ;) {
    try {
      await work();
      return;
    } catch (cause) {
      if (!isAway(cause) || signal.aborted || failures === failures_max) throw cause;
      lost();
      const tries = await waitForDatabase(database, signal);
      failures = tries > 1 ? 0 : failures + 1;
    }
  }
}

async function waitForDatabase(database: OpenDatabase, signal: AbortSignal): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    await pause(retry_milliseconds, undefined, { signal, ref: false });
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    if (answers) return tries;
  }
}

async function touchJobs(boss: PgBoss, running: ReadonlyMap<string, string>): Promise<void> {
  const touches = [...running].map(([id, queue]) => boss.touch(queue, id));
  await Promise.allSettled(touches);
}

/** Requeues untouched jobs without using up a retry; returns their number. */
async function requeueStalled({ db }: OpenDatabase, silence_seconds: number, runningIds: string[]): Promise<number> {
  const requeued = await rows(
    db,
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
      where state = 'active' and heartbeat_on < now() - make_interval(secs => ${silence_seconds})
        and id <> all(${`{${runningIds.join(",")}}`}::uuid[])
      returning id`,
  );
  return requeued.length;
}
