import type { PGlite } from "@electric-sql/pglite";
import { SpanKind } from "@opentelemetry/api";
import { sql, type SQL } from "drizzle-orm";
import { fromPglite, PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata } from "pg-boss";
import { job_memory_minutes } from "../contract/limits.ts";
import { isAway, rows, type Database, type OpenDatabase } from "./database.ts";
import { keepJobs, type KeptJobs } from "./keep-jobs.ts";
import type { Log } from "./log.ts";
import { tell } from "./telemetry/signals.ts";
import { currentTrace, inSpan } from "./telemetry/spans.ts";

/** A kind of work that may be queued: its name, and how it is tried again. */
export type JobDefinition<Payload extends object> = {
  name: string;
  /** How often a failed job is tried again, and how many seconds lie before the first and at most between two tries. */
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelaySecondsMax: number;
  /** How many workers of a process take them from the queue. */
  concurrency: number;
  /** How many a worker takes in one go and works on at the same time; one unless said. It takes more when the last is done. */
  together?: number;
  /** Kept for its type only. */
  payload?: Payload;
};

/** Names a kind of work. Anyone may queue it; only the worker loads what does it. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** The queue. Handlers may run twice: they look at the state first. */
export type Jobs = {
  /** Queues a job in the caller's own transaction: it exists exactly when the transaction commits. */
  enqueue<Payload extends object>(tx: Database, job: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /**
   * Queues many jobs of one kind in the same way, in one statement however many they are. `hold_seconds`: for so long each
   * of them waits; at once unless said.
   */
  enqueueAll<Payload extends object>(
    tx: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    hold_seconds?: readonly number[],
  ): Promise<void>;
  /** Starts working on a kind of job. `lastTry` tells the handler that a failure will be final. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: Handler<Payload>): Promise<void>;
  /** Answers when the queue can be asked; throws when it is away. */
  ping(): Promise<void>;
  /** Finishes what is under way, at most ten seconds, and lets go. */
  stop(): Promise<void>;
};

/** How many seconds a job may be under way before another process takes it for lost. */
const expireSeconds = 60;

/** Where the data of a job keeps the trace that queued it. */
const trace_field = "traceparent";

/** An id that no job has. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** A transaction as the queue asks it. */
function within(tx: Database): NonNullable<ConstructorOptions["db"]> {
  return { executeSql: async (text, values = []) => ({ rows: await rows(tx, queryOf(text, values)) }) };
}

/** A text whose parameters stand as `$1` and so on, as a query of Drizzle's. */
function queryOf(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/);
  return sql.join(chunks.map((each, at) => (at % 2 === 0 ? sql.raw(each) : sql.param(values[Number(each) - 1]))));
}

/** Opens the queue in the database, with the given kinds of work. What nobody spoke for in `silence_seconds` after a loss is taken up. */
export async function openJobs(
  database: OpenDatabase,
  definitions: readonly JobDefinition<object>[],
  log: Log,
  silence_seconds = 10,
): Promise<Jobs> {
  const { options, close } = connection(database);
  const boss = new PgBoss({
    ...options,
    schema: "jobs",
    superviseIntervalSeconds: 15,
    maintenanceIntervalSeconds: 600,
    useListenNotify: true,
  });
  const workers: string[] = [];
  const wake = () => workers.forEach((worker) => boss.notifyWorker(worker));
  const kept = keepJobs(database, boss, { wake, log, silence_seconds });
  boss.on("error", (cause) => {
    log.warn("job queue", { message: cause.message });
    if (isAway(cause)) kept.lost();
  });
  await boss.start();
  for (const definition of definitions) await makeQueue(boss, definition);
  if (database.kind === "embedded") await takeUpAbandoned(database.db);
  // Nobody works on what a process had that crashed.
  else kept.lost();

  const enqueueAll: Jobs["enqueueAll"] = async (tx, job, payloads, hold_seconds = []) => {
    const jobs = payloads.map((payload, place) => ({ data: traced(payload), startAfter: hold_seconds[place] ?? 0 }));
    await boss.insert(job.name, jobs, { db: within(tx) });
  };
  return {
    enqueue: (tx, job, payload) => enqueueAll(tx, job, [payload]),
    enqueueAll,
    async work(job, handler) {
      for (let place = 0; place < job.concurrency; place += 1) {
        workers.push(await startWorker(boss, kept, job, handler));
      }
    },
    async ping() {
      await boss.getQueues();
    },
    async stop() {
      kept.stop();
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
      await close();
    },
  };
}

/** What a job keeps: the trace that queues it goes on where it is worked on. */
function traced(payload: object): object {
  const traceparent = currentTrace();
  return traceparent === undefined ? payload : { ...payload, [trace_field]: traceparent };
}

type Handler<Payload> = (payload: Payload, lastTry: boolean) => Promise<void>;

/** Starts one worker on a kind of job, and answers its id. */
async function startWorker<Payload extends object>(
  boss: PgBoss,
  kept: KeptJobs,
  { name, together = 1 }: JobDefinition<Payload>,
  handler: Handler<Payload>,
): Promise<string> {
  const taking = { includeMetadata: true, batchSize: together, perJobResults: true } as const;
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 15 } as const;
  let worker = "";
  worker = await boss.work(name, { ...taking, ...polling }, async (found) => {
    try {
      return await Promise.all(found.map((job) => workOn(kept, job, handler)));
    } finally {
      // Look for the next ones at once: otherwise a queue that has filled up is taken down one go a poll.
      boss.notifyWorker(worker);
    }
  });
  return worker;
}

/** Works on one job and answers what became of it: of several that were taken together each fails alone. */
async function workOn<Payload extends object>(
  kept: KeptJobs,
  { id, name, data: queued, retryCount, retryLimit }: JobWithMetadata<unknown>,
  handler: Handler<Payload>,
): Promise<JobResult> {
  const { [trace_field]: from, ...data } = queued as Record<string, unknown>;
  const span = { kind: SpanKind.CONSUMER, from: typeof from === "string" ? from : undefined };
  const begun = performance.now();
  let hasFailed = true;
  try {
    await kept.hold(name, id, () =>
      inSpan(`job ${name}`, span, () => handler(data as Payload, retryCount >= retryLimit)),
    );
    hasFailed = false;
    return { id, status: "completed" };
  } catch (cause) {
    // what the queue keeps of it, as text, stands on the page of waiting work
    return { id, status: "failed", output: cause instanceof Error ? cause : new Error(String(cause)) };
  } finally {
    tell("job", { name, seconds: (performance.now() - begun) / 1000, hasFailed });
  }
}

/** Makes the queue of one kind of work, or brings its settings up to date. */
async function makeQueue(boss: PgBoss, definition: JobDefinition<object>): Promise<void> {
  const { name, retryLimit, retryDelaySeconds, retryDelaySecondsMax } = definition;
  const options = {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryDelayMax: retryDelaySecondsMax,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
    deleteAfterSeconds: job_memory_minutes * 60,
    notify: true,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  // Asking makes the queue known to pg-boss here and not within the first transaction that queues a job: there the
  // one connection of an embedded database is taken, and the question would wait for the transaction for ever.
  await boss.findJobs(name, { id: nobody });
}

/** How the queue reaches the database, and how to let go of it. */
function connection(database: OpenDatabase): { options: ConstructorOptions; close: () => Promise<void> } {
  const { driver, openForJobs } = database;
  if (openForJobs === undefined)
    return { options: { db: fromPglite(driver as PGlite), backend: "pglite" }, close: () => Promise.resolve() };
  const pool = openForJobs();
  const db = {
    executeSql: (text: string, values?: unknown[]) => pool.query<object>(text, values),
    async listen(channel: string, heard: (payload: string) => void, heardAgain: () => void) {
      const stop = await database.listen(channel, heard, heardAgain);
      heardAgain();
      return { close: stop };
    },
  };
  return { options: { db }, close: () => pool.end() };
}

/** Only one process works on an embedded database, so whatever it finds under way at start was cut off by a crash. */
async function takeUpAbandoned(db: Database): Promise<void> {
  await db.execute(
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1 where state = 'active'`,
  );
}
