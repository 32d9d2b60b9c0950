import { join } from "node:path";
import { notifyStreams } from "../features/conversations/answer-events.ts";
import { openMemory } from "../platform/cache.ts";
import type { Config } from "../platform/config.ts";
import type { Runtime } from "../platform/context.ts";
import { openEmbedded, openDatabaseServer } from "../platform/database/database.ts";
import { openPageCache, type PageCache } from "../platform/http/shared-answer.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { openKeyedHash } from "../platform/keyed-hash.ts";
import { LiveStreams } from "../platform/live-streams.ts";
import type { Log } from "../platform/log.ts";
import { internet } from "../platform/network/fetch-public.ts";
import { cacheCards } from "../platform/pictures/cache-cards.ts";
import { openPictureWorkerPool } from "../platform/pictures/picture-worker-pool.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { invalidateCaches } from "./jobs/invalidate-caches.ts";
import { jobDefinitions } from "./jobs/register-jobs.ts";
import { claimDataFolder } from "./take-folder.ts";

export type OpenRuntime = {
  runtime: Runtime;
  pageCache: PageCache;
  /** Ends the queue, then `stopJobs`, then the database. */
  close(stopJobs: () => Promise<void>): Promise<void>;
};

/** Migrates the database; listens for changes to evict cached values. */
export async function openRuntime(config: Config, log: Log): Promise<OpenRuntime> {
  const unlock = await claimDataFolder(config);
  const pageCache = openPageCache();
  const cache = openMemory();
  const live = new LiveStreams();
  try {
    const { databaseUrl, databaseDirectUrl: directUrl, dataDir, isDurable } = config;
    const storage = await openStorage(config);
    const database =
      databaseUrl === undefined
        ? await openEmbedded(join(dataDir, "db"), { isDurable })
        : await openDatabaseServer(databaseUrl, log, { directUrl });
    await invalidateCaches(database, [cache, pageCache]);
    const keyedHash = await openKeyedHash(database.db, config);
    const jobs = await openJobs(database, jobDefinitions, log);
    const pictures = cacheCards(config, openPictureWorkerPool({ log }), log);
    const world = { database, jobs, storage, pictures, internet, cache, live, keyedHash, clock: systemClock, log };
    const runtime: Runtime = { config, demo: false, ...world };
    await notifyStreams(runtime);
    const close = async (stopJobs: () => Promise<void>) => {
      await jobs.stop();
      await stopJobs();
      pictures.close();
      await database.close();
      unlock();
    };
    return { runtime, pageCache, close };
  } catch (cause) {
    unlock();
    throw cause;
  }
}
