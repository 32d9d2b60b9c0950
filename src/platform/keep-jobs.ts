import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { isAway, rows, type OpenDatabase } from "./database.ts";
import type { Log } from "./log.ts";

/** How often a process says of the jobs that it works on that it still does. */
const touch_milliseconds = 3_000;
const retry_milliseconds = 500;
/** How often a job may say that the database is away although it answers. */
const doubts_max = 5;

/** What keeps the jobs of one process through a time in which the database is away. */
export type KeptJobs = {
  /** Works on a job. Where the database is away it waits for it and does the work again from its beginning. */
  hold(queue: string, job_id: string, work: () => Promise<void>): Promise<void>;
  /** Says that a connection was lost: jobs may lie taken that nobody works on. */
  lost(): void;
  stop(): void;
};

type Helpers = {
  /** Has every worker look for work at once. */
  wake: () => void;
  log: Log;
  /** Once the database is back, whatever nobody spoke for in so many seconds is nobody's: several times the span between touches. */
  silence_seconds: number;
};

/**
 * Keeps jobs from being lost with a connection [running-5]. When one goes while a job is taken or given back, the queue has it as
 * under way although nobody works on it; it would come back only after it expires. So every process touches the jobs
 * that it has, and after a loss each takes up, as soon as the database answers, those that nobody has touched since.
 */
export function keepJobs(database: OpenDatabase, boss: PgBoss, by: Helpers): KeptJobs {
  const { wake, log, silence_seconds } = by;
  const held = new Map<string, string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let losses = 0;
  let recovering = false;

  const touching = setInterval(() => void touchJobs(boss, held), touch_milliseconds).unref();
  const recover = async () => {
    for (let seen = -1; seen !== losses;) {
      seen = losses;
      await untilThere(database, signal);
      wake();
      await pause(silence_seconds * 1_000, undefined, { signal, ref: false });
      try {
        if ((await takeUpSilent(database, silence_seconds, [...held.keys()])) > 0) wake();
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
    async hold(queue, job_id, work) {
      held.set(job_id, queue);
      try {
        await throughAbsence(work, { database, signal, lost });
      } finally {
        held.delete(job_id);
      }
    },
    lost,
    stop() {
      stopping.abort();
      clearInterval(touching);
    },
  };
}

type Absence = { database: OpenDatabase; signal: AbortSignal; lost: () => void };

async function throughAbsence(work: () => Promise<void>, { database, signal, lost }: Absence): Promise<void> {
  for (let doubts = 0; ;) {
    try {
      await work();
      return;
    } catch (cause) {
      if (!isAway(cause) || signal.aborted || doubts === doubts_max) throw cause;
      lost();
      const tries = await untilThere(database, signal);
      doubts = tries > 1 ? 0 : doubts + 1;
    }
  }
}

/** Waits until the database answers, and says at which try it did. */
async function untilThere(database: OpenDatabase, signal: AbortSignal): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    await pause(retry_milliseconds, undefined, { signal, ref: false });
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    if (answers) return tries;
  }
}

/** Where the database is away this fails, and is done again at the next time. */
async function touchJobs(boss: PgBoss, held: ReadonlyMap<string, string>): Promise<void> {
  const touches = [...held].map(([id, queue]) => boss.touch(queue, id));
  await Promise.allSettled(touches);
}

/** Has the queue hand out again what nobody has touched; it costs the job none of its tries. Answers how many there were. */
async function takeUpSilent({ db }: OpenDatabase, silence_seconds: number, held: string[]): Promise<number> {
  const taken = await rows(
    db,
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
      where state = 'active' and heartbeat_on < now() - make_interval(secs => ${silence_seconds})
        and id <> all(${`{${held.join(",")}}`}::uuid[])
      returning id`,
  );
  return taken.length;
}
