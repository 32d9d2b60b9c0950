import { parseArgs } from "node:util";
import { exitWithMessage } from "../src/commands/exit-with-message.ts";
import { hasAccount } from "../src/features/accounts/read-account.ts";
import { readConfig } from "../src/platform/config.ts";
import { lockDataFolder } from "../src/platform/database/data-lock.ts";
import { ConfigError } from "../src/platform/environment.ts";
import { systemClock } from "../src/platform/jobs/clock.ts";
import { openKeyedHash } from "../src/platform/keyed-hash.ts";
import { openStorage } from "../src/platform/storage/open-storage.ts";
import { writeForOwnerOnly } from "../src/platform/storage/private-folder.ts";
import { openForCommand } from "../src/server/open-database.ts";
import { demoLogins, fillDemo } from "./fill-demo.ts";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `npm run seed` fills an empty database with the demo directory. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  parseArgs();
  const config = readConfig(process.env);
  const unlock = lockDataFolder(config.dataDir);
  const database = await openForCommand(config);
  try {
    if (await hasAccount(database.db))
      throw new ConfigError("The database has accounts already: choose an empty DATA_DIR or DATABASE_URL.");
    const keyedHash = await openKeyedHash(database.db, config);
    await fillDemo({ database, storage: await openStorage(config), clock: systemClock, keyedHash }, print);
    for (const { what, email, password } of demoLogins) print(`${what.padEnd(12)} ${email}  ${password}`);
  } finally {
    await database.close();
    unlock();
  }
}

main().catch(exitWithMessage);
