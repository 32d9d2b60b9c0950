import { join } from "node:path";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Runtime } from "../platform/context.ts";
import { lockDataFolder } from "../platform/data-lock.ts";
import { changesChannel, openEmbedded, openServer } from "../platform/database.ts";
import { FactMemory } from "../platform/fact-memory.ts";
import { PageMemory } from "../platform/http/memory.ts";
import { openJobs } from "../platform/jobs.ts";
import type { Log } from "../platform/log.ts";
import { folderStorage } from "../platform/storage.ts";
import { jobDefinitions } from "./register-jobs.ts";

/** An open runtime, the page memory that goes with it, and how to let go of everything. */
export type OpenRuntime = {
  runtime: Runtime;
  memory: PageMemory;
  /** Ends the jobs, then whatever they needed (`stopMail`), then the database. */
  close(stopMail: () => void): Promise<void>;
};

/**
 * Opens what the whole process shares: the data folder's lock, the database with its schema up to date, the queue and
 * storage; and listens for changes, so that whatever was remembered from changed things is forgotten.
 */
export async function openRuntime(config: Config, log: Log): Promise<OpenRuntime> {
  const unlock = lockDataFolder(config.dataDir);
  const memory = new PageMemory();
  const facts = new FactMemory();
  try {
    const { databaseUrl, dataDir } = config;
    const database =
      databaseUrl === undefined ? await openEmbedded(join(dataDir, "db")) : await openServer(databaseUrl, log);
    await database.listen(
      changesChannel,
      (payload) => {
        const names = payload.split(" ");
        facts.drop(names);
        memory.drop(names);
      },
      () => {
        facts.clear();
        memory.clear();
      },
    );
    const jobs = await openJobs(database, jobDefinitions, log);
    const storage = folderStorage(join(dataDir, "media"));
    const runtime: Runtime = { config, demo: false, database, jobs, storage, facts, clock: systemClock, log };
    const close = async (stopMail: () => void) => {
      await jobs.stop();
      stopMail();
      await database.close();
      unlock();
    };
    return { runtime, memory, close };
  } catch (cause) {
    unlock();
    throw cause;
  }
}
