import { visitor, type Actor } from "./actor.ts";
import type { Cache, Memory } from "./cache.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, OpenDatabase } from "./database.ts";
import type { PublicNetwork } from "./fetch-public.ts";
import type { Jobs } from "./jobs.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { LiveStreams } from "./live-streams.ts";
import type { Log } from "./log.ts";
import type { PictureWorkerPool } from "./picture-worker-pool.ts";
import type { Storage } from "./storage.ts";

/** What the whole process shares, from its start to its end. */
export type Runtime = {
  config: Config;
  /** Whether this is the demo: the outbox may be looked at, and its logins are known to everyone. */
  demo: boolean;
  database: OpenDatabase;
  jobs: Jobs;
  storage: Storage;
  pictures: PictureWorkerPool;
  /** The ways to what others have on the internet. */
  internet: PublicNetwork;
  cache: Cache<unknown>;
  /** The streams of events that pages hold open. */
  live: LiveStreams;
  keyedHash: KeyedHash;
  clock: Clock;
  log: Log;
};

/** What a use case is given: who asks, and the world it works in. */
export type Context = {
  actor: Actor;
  demo: boolean;
  db: Database;
  jobs: Jobs;
  storage: Storage;
  pictures: PictureWorkerPool;
  /** The ways to what others have on the internet. */
  internet: PublicNetwork;
  cache: Memory;
  /** The streams of events that pages hold open. */
  live: LiveStreams;
  keyedHash: KeyedHash;
  clock: Clock;
  log: Log;
  config: Config;
};

/** The context of one request, or of a job when nobody asks. */
export function contextOf(runtime: Runtime, actor: Actor = visitor): Context {
  const { config, demo, database, jobs, storage, pictures, internet, cache, live, keyedHash, clock, log } = runtime;
  return {
    actor,
    demo,
    db: database.db,
    jobs,
    storage,
    pictures,
    internet,
    cache,
    live,
    keyedHash,
    clock,
    log,
    config,
  };
}
