import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { fillDemo } from "../../seed/fill-demo.ts";
import { exitWithMessage } from "../../src/commands/exit-with-message.ts";
import { readConfig } from "../../src/platform/config.ts";
import { lockDataFolder } from "../../src/platform/database/data-lock.ts";
import { rows } from "../../src/platform/database/database.ts";
import { ConfigError } from "../../src/platform/environment.ts";
import { systemClock } from "../../src/platform/jobs/clock.ts";
import { openKeyedHash } from "../../src/platform/keyed-hash.ts";
import { openStorage } from "../../src/platform/storage/open-storage.ts";
import { writeForOwnerOnly } from "../../src/platform/storage/private-folder.ts";
import { openForCommand } from "../../src/server/open-database.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillInboxes } from "./fill-inboxes.ts";

const providers_max = 100_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `npm run catalogue -w lab -- --providers 10000` fills an empty database; `--inboxes` also fills two inboxes. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  const { values } = parseArgs({
    options: { providers: { type: "string", default: "10000" }, inboxes: { type: "boolean", default: false } },
  });
  const count = Number(values.providers);
  if (!Number.isInteger(count) || count < 1 || count > providers_max)
    throw new ConfigError(`--providers is "${values.providers}": expected a whole number from 1 to ${providers_max}.`);
  const config = readConfig(process.env);
  const unlock = lockDataFolder(config.dataDir);
  const database = await openForCommand(config);
  try {
    const [result] = await rows(database.db, sql`select id from account limit 1`);
    if (result) throw new ConfigError("The database has accounts already: choose an empty DATA_DIR or DATABASE_URL.");
    const keyedHash = await openKeyedHash(database.db, config);
    await fillDemo({ database, storage: await openStorage(config), clock: systemClock, keyedHash }, print);
    await fillCatalogue(database.db, count, print);
    if (values.inboxes) await fillInboxes(database.db, print);
  } finally {
    await database.close();
    unlock();
  }
}

main().catch(exitWithMessage);
