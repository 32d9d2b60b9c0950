import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { stopWithOneLine } from "../src/app/stop-with-one-line.ts";
import { systemClock } from "../src/platform/clock.ts";
import { ConfigError, readConfig, type Config } from "../src/platform/config.ts";
import { lockDataFolder } from "../src/platform/data-lock.ts";
import { openEmbedded, openServer, rows, type OpenDatabase } from "../src/platform/database.ts";
import { openKeyedHash } from "../src/platform/keyed-hash.ts";
import { standardLog } from "../src/platform/log.ts";
import { openStorage } from "../src/platform/open-storage.ts";
import { writeForOwnerOnly } from "../src/platform/private-folder.ts";
import { fillCalendars } from "./fill-calendars.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { demoLogins, fillDemo } from "./fill-demo.ts";
import { fillInboxes } from "./fill-inboxes.ts";

const usage = `npm run seed                             fills an empty database with the demo directory
npm run seed -- --providers 100000       fills an empty database with that many synthetic providers
npm run seed -- --providers 500 --add    adds them to what is there
npm run seed -- --providers 500 --calendars    and has every third provider keep a calendar
`;
const providers_max = 1_000_000;

interface Asked {
  readonly providers: number | undefined;
  readonly add: boolean;
  readonly calendars: boolean;
  readonly inboxes: boolean;
}

function readArguments(args: string[]): Asked | null {
  const { values } = parseArgs({
    args,
    options: {
      providers: { type: "string" },
      add: { type: "boolean", default: false },
      calendars: { type: "boolean", default: false },
      inboxes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { providers, help, ...more } = values;
  if (help) return null;
  if (providers === undefined) {
    const without = Object.entries(more).find(([, isAsked]) => isAsked)?.[0];
    if (without) throw new ConfigError(`--${without} goes with --providers: the demo directory is as it is.`);
    return { providers: undefined, ...more };
  }
  const count = /^\d+$/.test(providers) ? Number(providers) : 0;
  if (count < 1 || count > providers_max) {
    throw new ConfigError(`--providers is "${providers}": expected a whole number from 1 to ${providers_max}.`);
  }
  return { providers: count, ...more };
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function seed(asked: Asked, config: Config, database: OpenDatabase): Promise<void> {
  const [found] = await rows<{ providers: number }>(database.db, sql`select count(*)::int as providers from provider`);
  const there = found?.providers ?? 0;
  if (there > 0 && !asked.add) {
    throw new ConfigError(
      `The database already holds ${there} providers. Choose an empty DATA_DIR, or add to it with --add.`,
    );
  }
  const keyedHash = await openKeyedHash(database.db, config);
  const filled = { database, storage: await openStorage(config), clock: systemClock, keyedHash };
  if (asked.providers === undefined) {
    await fillDemo(filled, say);
    for (const { what, email, password } of demoLogins) say(`${what.padEnd(12)} ${email}  ${password}`);
  } else {
    await fillCatalogue(filled, { count: asked.providers, seed: `after-${there}` }, say);
    if (asked.calendars) await fillCalendars(database.db, say);
    if (asked.inboxes) await fillInboxes(database.db, say);
  }
}

async function main(): Promise<void> {
  writeForOwnerOnly();
  const asked = readArguments(process.argv.slice(2));
  if (!asked) return say(usage);
  const began = performance.now();
  const config = readConfig(process.env);
  const unlock = lockDataFolder(config.dataDir);
  const { databaseUrl, dataDir } = config;
  const database =
    databaseUrl === undefined
      ? await openEmbedded(join(dataDir, "db"))
      : await openServer(databaseUrl, standardLog, { isPatient: true });
  try {
    await seed(asked, config, database);
  } finally {
    await database.close();
    unlock();
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
}

main().catch(stopWithOneLine);
