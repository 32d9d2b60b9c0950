import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseAddress, runOnServer } from "../../test/database-server.ts";
import { buildMedium, buildProvider, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import { readArchive, writeArchive } from "../platform/backup/archive.ts";
import type { Entry } from "../platform/backup/backup-form.ts";
import { makeEntries } from "../platform/backup/make-entries.ts";
import { checkEntries, embeddedTarget, restoreSite, serverTarget } from "../platform/backup/restore-site.ts";
import { embeddedPort, portable_settings, withPort } from "../platform/backup/row-port.ts";
import { openEmbedded, rows, type Database } from "../platform/database/database.ts";
import { readJournal, migrations_folder, withMigrationsUpTo } from "../platform/database/migrations.ts";
import { folderStorage } from "../platform/storage/storage-folder.ts";
import { jobDefinitions } from "../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { database, storage, log } = app.runtime;
const passphrase = "a passphrase of some length";
const printLine = () => undefined;
const patience = 180_000;

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "umshado-backup-"));
  file = join(folder, "site.backup");
  await fill();
  await backUp(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const media = ["a".repeat(32), "b".repeat(32)];

async function fill() {
  const provider = await buildProvider(app, { business_name: String.raw`Tab	and \N "quotes" ünd 💍` });
  await buildToken(app, provider.id);
  for (const hash of media) {
    await database.db.execute(sql`insert into stored_file (hash, kind, content_type, widths, bytes, check_at)
      values (${hash}, 'image', 'image/webp', '{96}', 3, null)`);
    await storage.put(`${hash}-w96.webp`, Buffer.from(hash));
  }
  await buildMedium(app, provider.id);
  const [work] = jobDefinitions;
  if (work) await database.db.transaction((tx) => app.runtime.jobs.enqueue(tx, work, { letter_id: "none" }));
}

async function backUp(to: string) {
  await withPort(database, async (port) => {
    await port.query(portable_settings);
    const entries = makeEntries({ port, storage }, { now: new Date(), printLine });
    await writeArchive(to, entries, { passphrase });
  });
}

const into = (name: string) => ({
  place: embeddedTarget(join(folder, name, "db")),
  storage: folderStorage(join(folder, name, "media")),
  definitions: jobDefinitions,
  log,
  printLine,
});

const count = async (db: Database, what: string) =>
  (await rows<{ n: number }>(db, sql.raw(`select count(*)::int as n from ${what}`)))[0]?.n;

const facts = async (db: Database) => ({
  triggers: await count(db, "pg_trigger where not tgisinternal and tgenabled = 'O'"),
  references: await count(
    db,
    "pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and convalidated",
  ),
  listings: await count(db, "listing"),
  work: await count(db, "jobs.job where state = 'created'"),
  names: (await rows<{ name: string }>(db, sql`select business_name as name from provider order by 1`)).map(
    ({ name }) => name,
  ),
});

test(
  "a restore brings back what was there: rows, files, waiting work, and a schema with its triggers",
  async () => {
    const { header } = await checkEntries(readArchive(file, { passphrase }));
    const manifest = await restoreSite(readArchive(file, { passphrase }), header, into("whole"));
    expect(manifest.files.count).toBe(2);
    expect(await readFile(join(folder, "whole", "media", `${media[0]}-w96.webp`), "utf8")).toBe(media[0]);
    const restored = await openEmbedded(join(folder, "whole", "db"));
    const result = await facts(restored.db);
    await restored.close();
    expect(result).toEqual(await facts(database.db));
    expect(result).toMatchObject({ work: 1, listings: 1 });
  },
  patience,
);

test.runIf(database.kind === "server")(
  "an embedded database moves to a server, and a failed move leaves its database empty",
  async () => {
    const from = inject("testDatabase");
    const server = from.kind === "server" ? (from.direct ?? from.address) : "";
    const name = `umshado_restored_${randomBytes(4).toString("hex")}`;
    await runOnServer(server, `create database ${name}`);
    const place = serverTarget(databaseAddress(server, name), log);
    const { header } = await checkEntries(readArchive(file, { passphrase }));
    const to = { ...into("server"), place };
    const lacking = changedEntries(({ name: piece, body }) =>
      piece.startsWith("tables/provider/") ? undefined : body,
    );
    await expect(restoreSite(lacking, header, to)).rejects.toThrow("damaged or incomplete");
    await place.assertEmpty();
    const embedded = await openEmbedded(join(folder, "whole", "db"));
    const source = { port: embeddedPort(embedded.driver as PGlite), storage };
    await restoreSite(makeEntries(source, { now: new Date(), printLine }), header, to);
    await embedded.close();
    await expect(place.assertEmpty()).rejects.toThrow("is not empty");
    const restored = await place.open();
    const result = await facts(restored.db);
    await restored.close();
    await runOnServer(server, `drop database ${name} with (force)`);
    expect(result).toEqual(await facts(database.db));
  },
  patience,
);

const shape = (db: Database) =>
  rows(
    db,
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, column_name`,
  );

test(
  "[running-26] a backup of a release with one migration fewer has its rows, and the schema of this one",
  async () => {
    const steps = readJournal(migrations_folder).entries.map(({ when }) => when);
    const before = steps.toSorted((a, b) => a - b).at(-2) ?? 0;
    const address = "older@umshado.test";
    const older = await withMigrationsUpTo(before, (migrationsFolder) =>
      openEmbedded(join(folder, "older-db"), { migrationsFolder }),
    );
    await older.db.execute(sql`insert into account (id, kind, email, password_hash)
      values (gen_random_uuid(), 'couple', ${address}, 'none')`);
    const port = embeddedPort(older.driver as PGlite);
    await port.query(portable_settings);
    const entries: Entry[] = [];
    for await (const { name, body } of makeEntries(
      { port, storage },
      { now: new Date(), printLine, withFiles: false },
    )) {
      const pieces: Uint8Array[] = [];
      for await (const piece of body) pieces.push(piece);
      entries.push({ name, size: Buffer.concat(pieces).length, body: pieces });
    }
    await older.close();
    const { header } = await checkEntries(inTurn(entries));
    expect(header.migration).toBe(before);
    await restoreSite(inTurn(entries), header, into("grown"));
    const grown = await openEmbedded(join(folder, "grown", "db"), { migrationsFolder: null });
    const result = await shape(grown.db);
    const accounts = await rows(grown.db, sql`select email from account`);
    await grown.close();
    expect(result).toEqual(await shape(database.db));
    expect(accounts).toEqual([{ email: address }]);
  },
  patience,
);

async function* inTurn(entries: readonly Entry[]) {
  yield* entries;
}

test("a place that is not empty is refused", async () => {
  await expect(into("whole").place.assertEmpty()).rejects.toThrow("There is a database in");
});

test.each<[string, () => Promise<string>, string | undefined, RegExp]>([
  ["a wrong passphrase", async () => file, "another passphrase of them", /is not the passphrase of .+site\.backup/],
  ["no passphrase", async () => file, undefined, /is encrypted: set its passphrase/],
  ["a changed byte", () => changed(), passphrase, /damaged/],
  ["a file that was cut off", () => cutOff(), passphrase, /incomplete/],
  ["a file that was cut off and is not encrypted", () => cutOpen(), undefined, /incomplete/],
  ["a file of something else", () => other(), undefined, /is not a backup of Umshado/],
  ["a file that is not there", async () => join(folder, "none"), undefined, /can't be read/],
])("%s is one sentence", async (_what, make, word, sentence) => {
  await expect(checkEntries(readArchive(await make(), { passphrase: word }))).rejects.toThrow(sentence);
});

async function changed() {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(join(folder, "changed"), bytes);
  return join(folder, "changed");
}

async function cutOff() {
  const bytes = await readFile(file);
  await writeFile(join(folder, "cut"), bytes);
  await truncate(join(folder, "cut"), bytes.length - 70_000);
  return join(folder, "cut");
}

async function cutOpen() {
  const open = join(folder, "open");
  await writeArchive(open, readArchive(file, { passphrase }), { passphrase: undefined });
  const { size } = await stat(open);
  await truncate(open, size >> 1);
  return open;
}

async function other() {
  await writeFile(join(folder, "other"), "a letter to somebody\n".repeat(1000));
  return join(folder, "other");
}

test(
  "a newer schema, a newer form, a piece that is missing and rows that are others are refused, and nothing is left behind",
  async () => {
    const { header } = await checkEntries(readArchive(file, { passphrase }));
    const newer = changedEntries(({ name, body }) =>
      name === "header.json" ? Buffer.from(JSON.stringify({ ...header, migration: header.migration + 1e12 })) : body,
    );
    await expect(checkEntries(newer)).rejects.toThrow("made by a newer Umshado");
    const newerForm = changedEntries(({ name, body }) =>
      name === "header.json" ? Buffer.from(JSON.stringify({ ...header, format: header.format + 1 })) : body,
    );
    await expect(checkEntries(newerForm)).rejects.toThrow(/^The backup was made by a newer Umshado: .+$/);
    const lacking = changedEntries(({ name, body }) => (name.startsWith("tables/provider/") ? undefined : body));
    await expect(restoreSite(lacking, header, into("lacking"))).rejects.toThrow("damaged or incomplete");
    expect(await readdir(join(folder, "lacking"))).toEqual(["media"]);
    expect(await readdir(join(folder, "lacking", "media"))).toEqual([]);
  },
  patience,
);

async function* changedEntries(
  change: (entry: { name: string; body: Buffer }) => Buffer | undefined,
): AsyncGenerator<Entry> {
  for await (const { name, body } of readArchive(file, { passphrase })) {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece);
    const made = change({ name, body: Buffer.concat(pieces) });
    if (made) yield { name, size: made.length, body: [made] };
  }
}

test("a name that is taken is refused, and a backup that fails leaves no file", async () => {
  await expect(backUp(file)).rejects.toThrow("exists already");
  const failing = (async function* (): AsyncGenerator<Entry> {
    yield { name: "one", size: 3, body: [Buffer.from("abc")] };
    throw new Error("the storage is away");
  })();
  await expect(writeArchive(join(folder, "failed"), failing, { passphrase })).rejects.toThrow("the storage is away");
  expect((await readdir(folder)).filter((name) => name.startsWith("failed"))).toEqual([]);
});

test(
  "a backup that names a table that its release has not is refused",
  async () => {
    const { header } = await checkEntries(readArchive(file, { passphrase }));
    const other = { name: "pg_catalog.pg_authid", columns: ["rolname"] };
    const body = Buffer.from(JSON.stringify({ ...header, tables: [...header.tables, other] }));
    const entries = (async function* () {
      yield await Promise.resolve({ name: "header.json", size: body.length, body: [body] });
    })();
    await expect(restoreSite(entries, header, into("named"))).rejects.toThrow(
      "The backup contains pg_catalog.pg_authid, or a column of it, which its release doesn't have.",
    );
  },
  patience,
);
