import { visitor, type Actor } from "./actor.ts";
import type { Cache, Memory } from "./cache.ts";
import type { Config } from "./config.ts";
import type { Database, OpenDatabase } from "./database/database.ts";
import type { Clock } from "./jobs/clock.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { LiveStreams } from "./live-streams.ts";
import type { Log } from "./log.ts";
import type { PublicNetwork } from "./network/fetch-public.ts";
import type { PictureWorkerPool } from "./pictures/picture-worker-pool.ts";
import type { Storage } from "./storage/storage.ts";

export type Runtime = {
  config: Config;
  /** The demo shows its outbox, and its logins are public. */
  demo: boolean;
  database: OpenDatabase;
  jobs: Jobs;
  storage: Storage;
  pictures: PictureWorkerPool;
  internet: PublicNetwork;
  cache: Cache<unknown>;
  live: LiveStreams;
  keyedHash: KeyedHash;
  clock: Clock;
  log: Log;
};

export type Context = Omit<Runtime, "database" | "cache"> & { actor: Actor; db: Database; cache: Memory };

export function contextOf({ database, ...shared }: Runtime, actor: Actor = visitor): Context {
  return { ...shared, actor, db: database.db };
}
