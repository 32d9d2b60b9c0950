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
