import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { openForCommand } from "../src/app/open-database.ts";
import { stopWithOneLine } from "../src/app/stop-with-one-line.ts";
import { systemClock } from "../src/platform/clock.ts";
import { readConfig, type Config } from "../src/platform/config.ts";
import { lockDataFolder } from "../src/platform/data-lock.ts";
import { rows, type OpenDatabase } from "../src/platform/database.ts";
import { ConfigError } from "../src/platform/environment.ts";
import { openKeyedHash } from "../src/platform/keyed-hash.ts";
import { openStorage } from "../src/platform/open-storage.ts";
import { writeForOwnerOnly } from "../src/platform/private-folder.ts";
import { fillCalendars } from "./fill-calendars.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { demoLogins, fillDemo } from "./fill-demo.ts";
import { fillInboxes } from "./fill-inboxes.ts";

const usage = `npm run seed                             fills an empty database with the demo directory
npm run seed -- --providers 100000       fills an empty database with that many synthetic providers
npm run seed -- --providers 1000000 --enquiries 10000000    and that many enquiries to them
npm run seed -- --providers 500 --add    adds them to what is there
npm run seed -- --providers 500 --calendars    and has every third provider keep a calendar
`;
const providers_max = 2_000_000;
const enquiries_max = 20_000_000;
/** So many rows of either are as much as the embedded database takes in a time that somebody waits for. */
const embedded_max = 100_000;

interface Asked {
  readonly providers: number | undefined;
  readonly enquiries: number;
  readonly add: boolean;
  readonly calendars: boolean;
  readonly inboxes: boolean;
}

function readArguments(args: string[]): Asked | null {
  const { values } = parseArgs({
    args,
    options: {
      providers: { type: "string" },
      enquiries: { type: "string" },
      add: { type: "boolean", default: false },
      calendars: { type: "boolean", default: false },
      inboxes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { providers, enquiries, help, ...more } = values;
  if (help) return null;
  if (providers === undefined) {
    const without = Object.entries({ enquiries, ...more }).find(([, isAsked]) => isAsked)?.[0];
    if (without) throw new ConfigError(`--${without} goes with --providers: the demo directory is as it is.`);
    return { providers: undefined, enquiries: 0, ...more };
  }
  if (enquiries !== undefined && more.inboxes)
    throw new ConfigError("--inboxes goes without --enquiries: it answers every conversation that there is.");
  return {
    providers: countOf("providers", providers, providers_max),
    enquiries: enquiries === undefined ? 0 : countOf("enquiries", enquiries, enquiries_max),
    ...more,
  };
}

function countOf(option: string, text: string, max: number): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max)
    throw new ConfigError(`--${option} is "${text}": expected a whole number from 1 to ${max}.`);
  return count;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function seed(asked: Asked, config: Config, database: OpenDatabase): Promise<void> {
  const [found] = await rows<{ accounts: number }>(database.db, sql`select count(*)::int as accounts from account`);
  const there = found?.accounts ?? 0;
  if (there > 0 && !asked.add) {
    throw new ConfigError(
      `The database already holds ${there} accounts. Choose an empty DATA_DIR, or add to it with --add.`,
    );
  }
  const keyedHash = await openKeyedHash(database.db, config);
  const filled = { database, storage: await openStorage(config), clock: systemClock, keyedHash };
  if (asked.providers === undefined) {
    await fillDemo(filled, say);
    for (const { what, email, password } of demoLogins) say(`${what.padEnd(12)} ${email}  ${password}`);
  } else {
    await fillCatalogue(filled, { count: asked.providers, enquiries: asked.enquiries, seed: `after-${there}` }, say);
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
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && Math.max(asked.providers ?? 0, asked.enquiries) > embedded_max)
    throw new ConfigError(
      `The embedded database takes up to ${embedded_max} providers and as many enquiries: set DATABASE_URL for more.`,
    );
  const unlock = lockDataFolder(dataDir);
  const database = await openForCommand(config);
  try {
    await seed(asked, config, database);
  } finally {
    await database.close();
    unlock();
  }
  say(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
}

main().catch(stopWithOneLine);
