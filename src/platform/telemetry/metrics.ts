import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { measurePools } from "../database/server-pool.ts";
import type { PageCache } from "../http/shared-answer.ts";
import type { QueueDepth } from "../jobs/queued-jobs.ts";
import type { LiveStreams } from "../live-streams.ts";
import { mail_outcomes, observe, trapped_forms } from "./signals.ts";

export type Measured = {
  pageCache: Pick<PageCache, "counts">;
  live: Pick<LiveStreams, "size">;
  pools: typeof measurePools;
  queue: () => Promise<QueueDepth[]>;
  backedUpAt?: (() => Promise<Date>) | undefined;
};

const slow_query_seconds = 0.5;

const request_buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const query_buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const job_buckets = [0.01, 0.05, 0.25, 1, 5, 15, 60];

/** This process's Prometheus metrics [running-30]. Observes until stopped. */
export function openMetrics(measured: Measured): { registry: Registry; stop: () => void } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const stops = [...observeRequests(registry), ...observeWork(registry)];
  measureMemory(registry, measured);
  measureDatabase(registry, measured);
  if (measured.backedUpAt) measureBackups(registry, measured.backedUpAt);
  return { registry, stop: () => stops.forEach((stop) => stop()) };
}

function observeRequests(registry: Registry): (() => void)[] {
  const registers = [registry];
  const requests = new Counter({
    name: "umshado_http_requests_total",
    help: "Requests that were answered, by declared route, method and status; 499 where the caller went before.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "umshado_http_request_duration_seconds",
    help: "From a request's head to the end of its answer, by declared route and method; streams are left out.",
    labelNames: ["route", "method"],
    buckets: request_buckets,
    registers,
  });
  const limits = new Counter({
    name: "umshado_limits_reached_total",
    help: "Tries that came too often and were refused, by limit.",
    labelNames: ["limit"],
    registers,
  });
  const traps = new Counter({
    name: "umshado_traps_filled_total",
    help: "Forms that came with the field filled in that people never see, by form.",
    labelNames: ["form"],
    registers,
  });
  for (const form of trapped_forms) traps.inc({ form }, 0);
  const uploads = new Counter({
    name: "umshado_uploads_total",
    help: "Files that were received whole or refused.",
    labelNames: ["outcome"],
    registers,
  });
  const bytes = new Counter({ name: "umshado_upload_bytes_total", help: "Bytes of received files.", registers });
  return [
    observe("request", ({ route, method, status, seconds }) => {
      requests.inc({ route, method, status });
      if (seconds !== null) durations.observe({ route, method }, seconds);
    }),
    observe("limit", ({ name }) => limits.inc({ limit: name })),
    observe("trap", ({ form }) => traps.inc({ form })),
    observe("upload", ({ outcome, bytes: received }) => {
      uploads.inc({ outcome });
      bytes.inc(received);
    }),
  ];
}

function observeWork(registry: Registry): (() => void)[] {
  const registers = [registry];
  const jobs = new Histogram({
    name: "umshado_job_duration_seconds",
    help: "What a try at queued work took, by kind of work and outcome.",
    labelNames: ["job", "outcome"],
    buckets: job_buckets,
    registers,
  });
  const mails = new Counter({
    name: "umshado_mails_total",
    help: "What became of a try to send an email: sent, delayed, failed, or suppressed for an address that takes none.",
    labelNames: ["outcome"],
    registers,
  });
  // starts at 0, since an alert can't see the rise of a series that begins with a failure
  for (const outcome of mail_outcomes) mails.inc({ outcome }, 0);
  const failures = new Counter({ name: "umshado_faults_total", help: "What should not happen and did.", registers });
  const queries = new Histogram({
    name: "umshado_database_query_duration_seconds",
    help: "From sending a query to its answer.",
    buckets: query_buckets,
    registers,
  });
  const slow = new Counter({
    name: "umshado_database_slow_queries_total",
    help: `Queries that took more than ${slow_query_seconds} seconds.`,
    registers,
  });
  const failed = new Counter({
    name: "umshado_database_failed_queries_total",
    help: "Queries that the database refused or did not answer.",
    registers,
  });
  return [
    observe("job", ({ name, seconds, hasFailed }) =>
      jobs.observe({ job: name, outcome: hasFailed ? "failed" : "done" }, seconds),
    ),
    observe("mail", ({ outcome }) => mails.inc({ outcome })),
    observe("fault", () => failures.inc()),
    observe("query", ({ seconds, hasFailed }) => {
      queries.observe(seconds);
      if (seconds > slow_query_seconds) slow.inc();
      if (hasFailed) failed.inc();
    }),
  ];
}

function measureMemory(registry: Registry, { pageCache, live }: Measured): void {
  const registers = [registry];
  const reads = new Counter({
    name: "umshado_page_cache_reads_total",
    help: "Shared answers that were in memory (hit) or had to be made (miss).",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      const { hits, misses } = pageCache.counts;
      reads.inc({ outcome: "hit" }, hits);
      reads.inc({ outcome: "miss" }, misses);
    },
  });
  const evictions = new Counter({
    name: "umshado_page_cache_evictions_total",
    help: "Shared answers that were let go: because what they show changed, or for room.",
    labelNames: ["reason"],
    registers,
    collect() {
      this.reset();
      const { evicted_by_change, evicted_for_room } = pageCache.counts;
      evictions.inc({ reason: "change" }, evicted_by_change);
      evictions.inc({ reason: "room" }, evicted_for_room);
    },
  });
  gauge(registry, "umshado_page_cache_bytes", "What the shared answers in memory weigh.", () => pageCache.counts.size);
  gauge(registry, "umshado_page_cache_entries", "Shared answers in memory.", () => pageCache.counts.entries);
  gauge(registry, "umshado_streams_open", "Streams of events that pages hold open.", () => live.size);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
}

/** Only the machine that makes backups reports them. */
function measureBackups(registry: Registry, backedUpAt: () => Promise<Date>): void {
  const age: Gauge = new Gauge({
    name: "umshado_backup_age_seconds",
    help: "How long ago the newest daily backup was made; since the program began where there is none.",
    registers: [registry],
    collect: async () => age.set((Date.now() - (await backedUpAt()).getTime()) / 1000),
  });
}

/** Every process reports the same queue: don't sum. */
function measureDatabase(registry: Registry, { pools, queue }: Measured): void {
  const registers = [registry];
  let looking: Promise<void> | undefined;
  const collect = () => (looking ??= look().finally(() => (looking = undefined)));
  const jobs = new Gauge({
    name: "umshado_queue_jobs",
    help: "Queued work by kind and state: waiting, active or failed.",
    labelNames: ["job", "state"],
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: "umshado_queue_oldest_seconds",
    help: "How long the oldest due work of a kind has been waiting for a worker.",
    labelNames: ["job"],
    registers,
    collect,
  });
  const isUp = new Gauge({
    name: "umshado_database_up",
    help: "1 while the database answers.",
    registers,
    collect,
  });
  async function look(): Promise<void> {
    const result = await queue().catch(() => null);
    isUp.set(result === null ? 0 : 1);
    jobs.reset();
    oldest.reset();
    for (const { name, oldest_seconds, ...states } of result ?? []) {
      for (const [state, count] of Object.entries(states)) jobs.set({ job: name, state }, count);
      oldest.set({ job: name }, oldest_seconds);
    }
  }
  const connections: Gauge<"pool" | "state"> = new Gauge({
    name: "umshado_database_connections",
    help: "Connections to a database server by pool: open, idle, those that may be open (max), and queries that wait for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { name, ...states } of pools())
        for (const [state, count] of Object.entries(states)) connections.set({ pool: name, state }, count);
    },
  });
}
