import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { freePort } from "../../scripts/free-port.mjs";
import { listIds } from "../bench/list-ids.ts";
import {
  cleanEnvironment,
  collectOutput,
  endChild,
  finished,
  runToEnd,
  startProgram,
  temporaryFolder,
} from "../harness/children.ts";
import { startPostgres } from "../harness/postgres.ts";
import { environmentOf, untilReady } from "../harness/product.ts";

/** Two releases share one database under load while the newer replaces the older. */
const options = { from: { type: "string" }, seconds: { type: "string", default: "10" } } as const;
const sender_count = 6;

type Site = { origin: string; child: ReturnType<typeof startProgram> };
type Counts = { sent: number; acknowledged: number; again: number; refused: Map<string, number>; read: number };

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** The commit before the newest migration. */
function releaseBefore(): string {
  const newest = git("log", "-1", "--format=%H", "--diff-filter=A", "--", "migrations/*.sql");
  return git("rev-parse", `${newest}^`);
}

async function checkOut(commit: string): Promise<string> {
  const folder = join(await temporaryFolder("release-before"), "checkout");
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  await finished(startProgram({ command: process.execPath, args: ["scripts/build.mjs"], cwd: folder }));
  return folder;
}

async function start(databaseUrl: string, cwd?: string): Promise<Site> {
  const port = await freePort();
  const dataDir = await temporaryFolder("site");
  const env = environmentOf({ dataDir, databaseUrl, env: { TRUST_PROXY: "1" } }, port);
  const child = startProgram({ command: process.execPath, args: ["scripts/start.mjs"], env, ...(cwd && { cwd }) });
  return { origin: `http://localhost:${port}`, child };
}

/**
 * Sends enquiries and reads pages like a proxy: retries at the next site, with the same key, if one refuses the
 * connection.
 */
async function load(sites: readonly Site[], counts: Counts, isOver: () => boolean, ids: string[], sender: number) {
  for (let number = 0; !isOver(); number += 1) {
    const mark = `${sender}-${number}`;
    const body = JSON.stringify({
      provider_id: ids[(number * sender_count + sender) % ids.length],
      couple_name: "Naledi & Pieter",
      couple_email: `couple-${mark}@rehearsal.example`,
      message: "Is our day free? ".repeat(5),
      wedding_date: "2090-03-07",
    });
    const headers = {
      "content-type": "application/json",
      "idempotency-key": `rehearsal-${mark}`,
      "x-forwarded-for": `100.${sender}.${number >> 8}.${number & 255}`,
    };
    counts.sent += 1;
    const answer = await makeRequest(sites, number, counts, "/api/enquiries/direct", { method: "POST", headers, body });
    if (answer === 201) counts.acknowledged += 1;
    else counts.refused.set(`enquiry ${answer}`, (counts.refused.get(`enquiry ${answer}`) ?? 0) + 1);
    const page = await makeRequest(
      sites,
      number,
      counts,
      number % 2 ? "/providers" : `/provider/${ids[number % ids.length]}`,
    );
    if (page === 200) counts.read += 1;
    else counts.refused.set(`page ${page}`, (counts.refused.get(`page ${page}`) ?? 0) + 1);
  }
}

async function makeRequest(sites: readonly Site[], turn: number, counts: Counts, path: string, init?: RequestInit) {
  for (let tries = 0; tries < 40; tries += 1) {
    const site = sites[(turn + tries) % sites.length];
    if (site === undefined || site.child.exitCode !== null) continue;
    try {
      const answer = await fetch(site.origin + path, init);
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      counts.again += 1;
      await pause(50);
    }
  }
  return 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const milliseconds = Number(values.seconds) * 1000;
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed here ("apt-get install postgresql" on Debian).');
  const commit = git("rev-parse", values.from ?? releaseBefore());
  console.log(`The release before: ${git("log", "-1", "--format=%h %s", commit)}`);
  const folder = await checkOut(commit);
  try {
    const databaseUrl = await postgres.createDatabase("upgrade");
    const env = cleanEnvironment({ NODE_ENV: "production", DATABASE_URL: databaseUrl, DEMO: "off" });
    const fill = ["scripts/seed.mjs"];
    await finished(startProgram({ command: process.execPath, args: fill, env, cwd: folder }));
    await rehearse(databaseUrl, folder, milliseconds);
  } finally {
    git("worktree", "remove", "--force", folder);
    await postgres.stop();
  }
}

async function rehearse(databaseUrl: string, folder: string, milliseconds: number): Promise<void> {
  const before = await start(databaseUrl, folder);
  await untilReady(before.child, before.origin);
  const migrated = await countMigrations(databaseUrl);
  const ids = await listIds(before.origin, 500);
  const sites = [before];
  const counts: Counts = { sent: 0, acknowledged: 0, again: 0, refused: new Map(), read: 0 };
  let over = false;
  const senders = Array.from({ length: sender_count }, (_, sender) => load(sites, counts, () => over, ids, sender));
  await pause(milliseconds / 2);
  const after = await start(databaseUrl);
  await untilReady(after.child, after.origin);
  sites.push(after);
  await pause(milliseconds);
  await endChild(before.child);
  await pause(milliseconds / 2);
  over = true;
  await Promise.all(senders);
  await report(databaseUrl, counts, (await countMigrations(databaseUrl)) - migrated);
  await startAgain(databaseUrl, folder);
  await endChild(after.child);
}

/** Prints how the older release starts on the migrated database; with [running-37] it ends with one line. */
async function startAgain(databaseUrl: string, folder: string): Promise<void> {
  const { child, origin } = await start(databaseUrl, folder);
  const printed = collectOutput(child);
  const ended = new Promise<string>((resolve) =>
    child.once("exit", (code) => resolve(`ends with code ${code}: ${printed().trim()}`)),
  );
  const serves = untilReady(child, origin).then(
    () => "serves: it is older than the rule that refuses it",
    () => ended,
  );
  console.log(`The release before, started on the newer database, ${await Promise.race([ended, serves])}`);
  await endChild(child);
}

async function report(databaseUrl: string, counts: Counts, migrations: number): Promise<void> {
  const stored = await count(databaseUrl, "select count(*) from enquiry where couple_email like '%@rehearsal.example'");
  console.log(`${migrations} migrations were made while the release before served.`);
  console.log(
    `${counts.sent} enquiries sent, ${counts.acknowledged} acknowledged, ${stored} stored; ${counts.read} pages read; ${counts.again} requests went to the other process because one took none.`,
  );
  for (const [what, times] of counts.refused) console.log(`  ${what}: ${times} times`);
  const lost = counts.acknowledged - stored;
  console.log(lost === 0 && counts.refused.size === 0 ? "Nothing was lost or refused." : `LOST: ${lost}`);
  if (lost !== 0 || counts.refused.size > 0) process.exitCode = 1;
}

const countMigrations = (url: string) => count(url, "select count(*) from drizzle.__drizzle_migrations");

async function count(url: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(query);
  await client.end();
  return Number(rows[0]?.count);
}

await runToEnd(main);
