import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "../database/database.ts";
import { openDurable, type Disk } from "./durable-folder.ts";
import { syncTree } from "./sync-path.ts";

const folder = mkdtempSync(join(tmpdir(), "umshado-durable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const patience = 60_000;

/** Simulates power loss: only synced content and names remain. */
function worstDisk(db: string, saved: string) {
  const synced: string[] = [];
  const store: Disk["store"] = (_opened, path, kind) => {
    const place = relative(db, path);
    synced.push(place);
    if (kind === "folder") return syncNames(path, join(saved, place));
    mkdirSync(dirname(join(saved, place)), { recursive: true });
    copyFileSync(path, join(saved, place));
  };
  return { synced, store, fail: expect.unreachable };
}

/** Removed names are deleted; added files are empty until synced. */
function syncNames(path: string, saved: string) {
  const names = new Set(readdirSync(path));
  for (const name of readdirSync(saved)) if (!names.has(name)) rmSync(join(saved, name), { recursive: true });
  for (const name of names)
    if (statSync(join(path, name)).isDirectory()) mkdirSync(join(saved, name), { recursive: true });
}

const count = async (db: PGlite) => (await db.query<{ n: number }>("select count(*)::int as n from note")).rows[0]?.n;

test(
  "[running-29] acknowledged data is there after a power cut on a disk that saves only what was synced",
  async () => {
    const [db, saved] = [join(folder, "db"), join(folder, "kept")];
    const disk = worstDisk(db, saved);
    const { synced } = disk;
    const made = await PGlite.create({ dataDir: db });
    await made.exec("create table note (id int primary key, text text)");
    await made.close();
    await syncTree(db);
    cpSync(db, saved, { recursive: true });
    const writes = await PGlite.create(openDurable(db, disk));
    expect((await writes.query("show fsync")).rows).toEqual([{ fsync: "on" }]);
    for (let id = 1; id <= 20; id += 1) {
      const before = synced.length;
      await writes.query("insert into note values ($1, $2)", [id, "is our day free? ".repeat(40)]);
      expect(synced.slice(before)).toEqual([expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/)]);
      if (id === 10) await writes.exec("checkpoint");
    }
    const before = synced.length;
    expect(await count(writes)).toBe(20);
    expect(synced.length).toBe(before);
    const after = await PGlite.create(openDurable(saved));
    expect(await count(after)).toBe(20);
    await Promise.all([after.close(), writes.close()]);
  },
  patience,
);

test(
  "a commit that the disk can't save is not answered, and the log reports it before anything else",
  async () => {
    const db = join(folder, "broken");
    const heard: unknown[] = [];
    const broken = Object.assign(new Error("i/o error"), { code: "EIO" });
    let isBroken = false;
    const store = () => {
      if (isBroken) throw broken;
    };
    const writes = await PGlite.create(openDurable(db, { store, fail: (cause) => heard.push(cause) }));
    await writes.exec("create table note (id int primary key)");
    isBroken = true;
    await expect(writes.query("insert into note values (1)")).rejects.toThrow("could not fsync");
    expect(heard).toEqual([broken]);
  },
  patience,
);

test(
  "a database that was written without the disk is saved completely when it is opened with it, and only then",
  async () => {
    const db = join(folder, "turned-on");
    const names = () => readdirSync(db).filter((name) => name === "kept-on-disk");
    const seen: string[][] = [];
    for (const isDurable of [false, true, true, false]) {
      const database = await openEmbedded(db, { migrationsFolder: null, isDurable });
      seen.push(names());
      await database.close();
    }
    expect(seen).toEqual([[], ["kept-on-disk"], ["kept-on-disk"], []]);
  },
  patience,
);
