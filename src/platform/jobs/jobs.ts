import type { PGlite } from "@electric-sql/pglite";
import { SpanKind } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import {
  fromDrizzle,
  fromPglite,
  PgBoss,
  type ConstructorOptions,
  type JobResult,
  type JobWithMetadata,
} from "pg-boss";
import { job_memory_minutes } from "../../contract/limits.ts";
import { isAway, type Database, type OpenDatabase } from "../database/database.ts";
import type { Log } from "../log.ts";
import { announce } from "../telemetry/signals.ts";
import { currentTrace, inSpan } from "../telemetry/spans.ts";
import { superviseJobs, type JobSupervisor } from "./supervise-jobs.ts";

export type JobDefinition<Payload extends object> = {
  name: string;
  /** Maximum retries, and the first and longest delay in seconds. */
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelaySecondsMax: number;
  concurrency: number;
  /** Jobs a worker runs in parallel; 1 by default. It fetches more when all are done. */
  together?: number;
  payload?: Payload;
};

/** Anyone may enqueue it; only the worker loads its handler. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** Handlers may run twice, so they check the state first. */
export type Jobs = {
  /** In the caller's transaction: the job exists only if that commits. */
  enqueue<Payload extends object>(tx: Database, job: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** One statement for all jobs; `delay_seconds` delays each. */
  enqueueAll<Payload extends object>(
    tx: Database,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
    delay_seconds?: readonly number[],
  ): Promise<void>;
  /** `lastTry` means that a failure is final. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: Handler<Payload>): Promise<void>;
  ping(): Promise<void>;
  stop(): Promise<void>;
};

const expireSeconds = 60;

const trace_field = "traceparent";

const nobody = "00000000-0000-0000-0000-000000000000";

/** After a connection loss, jobs without a touch for `silence_seconds` are retried. */
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
  const supervisor = superviseJobs(database, boss, { wake, log, silence_seconds });
  boss.on("error", (cause) => {
    log.warn("job queue", { message: cause.message });
    if (isAway(cause)) supervisor.lost();
  });
  await boss.start();
  for (const definition of definitions) await makeQueue(boss, definition);
  if (database.kind === "embedded") await requeueAbandoned(database.db);
  // The process that had these jobs crashed.
  else supervisor.lost();

  const enqueueAll: Jobs["enqueueAll"] = async (tx, job, payloads, delay_seconds = []) => {
    const jobs = payloads.map((payload, index) => ({ data: traced(payload), startAfter: delay_seconds[index] ?? 0 }));
    await boss.insert(job.name, jobs, { db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql) });
  };
  return {
    enqueue: (tx, job, payload) => enqueueAll(tx, job, [payload]),
    enqueueAll,
    async work(job, handler) {
      for (let count = 0; count < job.concurrency; count += 1) {
        workers.push(await startWorker(boss, supervisor, job, handler));
      }
    },
    async ping() {
      await boss.getQueues();
    },
    async stop() {
      supervisor.stop();
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
      await close();
    },
  };
}

function traced(payload: object): object {
  const traceparent = currentTrace();
  return traceparent === undefined ? payload : { ...payload, [trace_field]: traceparent };
}

type Handler<Payload> = (payload: Payload, lastTry: boolean) => Promise<void>;

async function startWorker<Payload extends object>(
  boss: PgBoss,
  supervisor: JobSupervisor,
  { name, together = 1 }: JobDefinition<Payload>,
  handler: Handler<Payload>,
): Promise<string> {
  const params = { includeMetadata: true, batchSize: together, perJobResults: true } as const;
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 15 } as const;
  let worker = "";
  worker = await boss.work(name, { ...params, ...polling }, async (jobs) => {
    try {
      return await Promise.all(jobs.map((job) => workOn(supervisor, job, handler)));
    } finally {
      // Poll again at once; otherwise a full queue drains only one batch a poll.
      boss.notifyWorker(worker);
    }
  });
  return worker;
}

async function workOn<Payload extends object>(
  supervisor: JobSupervisor,
  { id, name, data: queued, retryCount, retryLimit }: JobWithMetadata<unknown>,
  handler: Handler<Payload>,
): Promise<JobResult> {
  const { [trace_field]: from, ...data } = queued as Record<string, unknown>;
  const span = { kind: SpanKind.CONSUMER, from: typeof from === "string" ? from : undefined };
  const begun = performance.now();
  let hasFailed = true;
  try {
    await supervisor.run(name, id, () =>
      inSpan(`job ${name}`, span, () => handler(data as Payload, retryCount >= retryLimit)),
    );
    hasFailed = false;
    return { id, status: "completed" };
  } catch (cause) {
    // the operators' job page shows this text
    return { id, status: "failed", output: cause instanceof Error ? cause : new Error(String(cause)) };
  } finally {
    announce("job", { name, seconds: (performance.now() - begun) / 1000, hasFailed });
  }
}

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
  // pg-boss must load the queue here: in a transaction it would wait for ever for the embedded database's only
  // connection.
  await boss.findJobs(name, { id: nobody });
}

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

/** An embedded database has one process, so jobs active at start were cut off by a crash. */
async function requeueAbandoned(db: Database): Promise<void> {
  await db.execute(
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1 where state = 'active'`,
  );
}
