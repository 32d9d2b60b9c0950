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
    help: "Answered requests, by declared route, method and status; 499 if the client disconnected first.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "umshado_http_request_duration_seconds",
    help: "Time from a request's headers to the end of its response, by declared route and method; without streams.",
    labelNames: ["route", "method"],
    buckets: request_buckets,
    registers,
  });
  const limits = new Counter({
    name: "umshado_limits_reached_total",
    help: "Attempts refused by a rate limit, by limit.",
    labelNames: ["limit"],
    registers,
  });
  const traps = new Counter({
    name: "umshado_traps_filled_total",
    help: "Forms received with the hidden honeypot field filled in, by form.",
    labelNames: ["form"],
    registers,
  });
  for (const form of trapped_forms) traps.inc({ form }, 0);
  const uploads = new Counter({
    name: "umshado_uploads_total",
    help: "Files received completely or refused.",
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
    help: "Duration of an attempt at a queued job, by kind and outcome.",
    labelNames: ["job", "outcome"],
    buckets: job_buckets,
    registers,
  });
  const mails = new Counter({
    name: "umshado_mails_total",
    help: "Outcome of an attempt to send an email: sent, delayed, failed, or suppressed for an address that takes none.",
    labelNames: ["outcome"],
    registers,
  });
  // starts at 0, since an alert can't see the rise of a series that begins with a failure
  for (const outcome of mail_outcomes) mails.inc({ outcome }, 0);
  const failures = new Counter({ name: "umshado_faults_total", help: "Unexpected errors.", registers });
  const queries = new Histogram({
    name: "umshado_database_query_duration_seconds",
    help: "Time from sending a query to its result.",
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
    help: "Cached responses found in memory (hit) or created (miss).",
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
    help: "Cached responses removed: because their data changed, or for space.",
    labelNames: ["reason"],
    registers,
    collect() {
      this.reset();
      const { evicted_by_change, evicted_for_room } = pageCache.counts;
      evictions.inc({ reason: "change" }, evicted_by_change);
      evictions.inc({ reason: "room" }, evicted_for_room);
    },
  });
  gauge(registry, "umshado_page_cache_bytes", "Size of the cached responses in memory.", () => pageCache.counts.size);
  gauge(registry, "umshado_page_cache_entries", "Shared answers in memory.", () => pageCache.counts.entries);
  gauge(registry, "umshado_streams_open", "Open event streams of pages.", () => live.size);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
}

/** Only the machine that makes backups reports them. */
function measureBackups(registry: Registry, backedUpAt: () => Promise<Date>): void {
  const age: Gauge = new Gauge({
    name: "umshado_backup_age_seconds",
    help: "Age of the newest daily backup; without one, the time since the program started.",
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
    help: "Queued jobs by kind and state: waiting, active or failed.",
    labelNames: ["job", "state"],
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: "umshado_queue_oldest_seconds",
    help: "How long the oldest due job of a kind has been waiting for a worker.",
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
    help: "Connections to a database server by pool: open, idle, the maximum (max), and waiting queries.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { name, ...states } of pools())
        for (const [state, count] of Object.entries(states)) connections.set({ pool: name, state }, count);
    },
  });
}
