import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { fileRows } from "../../seed/store-pictures.ts";
import { pictureShapes } from "../../src/features/media/rules.ts";
import { openEmbedded, rows, type Database } from "../../src/platform/database/database.ts";
import { encodePicture, type EncodedPicture } from "../../src/platform/pictures/encode-picture.ts";
import { fileNamesOf, type StoredPicture } from "../../src/platform/pictures/pictures.ts";
import { folderStorage } from "../../src/platform/storage/storage-folder.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { listIds } from "../bench/list-ids.ts";
import { cleanEnvironment, finished, runToEnd, startProgram, temporaryFolder } from "../harness/children.ts";
import { environmentOf, freshHome, startProduct, type Home } from "../harness/product.ts";

/** Backs up a serving site whose businesses have unique pictures, restores it and compares. */
const options = { providers: { type: "string", default: "10000" } } as const;
const pictures_each = 3;
const at_once = 8;
const addresses_each = 300;
/** Pages contain the site's name, so both copies must use one. */
const env = { PUBLIC_URL: "http://localhost:3000" };

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what}: ${seconds(performance.now() - began)}`);
}

const command = (name: string, home: Home, ...args: string[]) =>
  finished(
    startProgram({
      command: process.execPath,
      args: ["scripts/umshado.mjs", name, ...args],
      env: cleanEnvironment(environmentOf(home)),
    }),
  );

const makeCatalogue = (home: Home, providers: string) =>
  finished(
    startProgram({
      command: process.execPath,
      args: ["lab/catalogue/main.ts", "--providers", providers],
      env: cleanEnvironment(environmentOf(home)),
    }),
  );

async function drawOne(): Promise<EncodedPicture> {
  const size = { width: 480, height: 320, channels: 3 } as const;
  const dots = randomBytes(size.width * size.height * size.channels);
  return encodePicture(await sharp(dots, { raw: size }).jpeg().toBuffer(), pictureShapes.gallery);
}

/** Like an upload, but unique by its last bytes. */
async function storeSeparately(storage: Storage, { parts, ...facts }: EncodedPicture): Promise<StoredPicture> {
  const own = randomBytes(32);
  const hash = own.toString("hex");
  for (const [end, bytes] of parts) await storage.put(`${hash}${end}`, Buffer.concat([bytes, own]));
  return { hash, ...facts };
}

/** Fills each gallery with unique pictures, as an upload stores them; returns the file names. */
async function givePictures({ dataDir }: Home): Promise<string[]> {
  const database = await openEmbedded(join(dataDir, "db"), { migrationsFolder: null });
  const storage = folderStorage(join(dataDir, "media"));
  const providers = await rows<{ id: string }>(database.db, sql`select id from provider order by id`);
  const drawn = await drawOne();
  const names: string[] = [];
  const waiting = providers.flatMap(({ id }) => Array.from({ length: pictures_each }, () => id)).values();
  const work = async () => {
    for (const provider_id of waiting) {
      const stored = await storeSeparately(storage, drawn);
      names.push(...(await insertPicture(database.db, provider_id, stored)));
    }
  };
  await Promise.all(Array.from({ length: at_once }, work));
  await database.close();
  return names;
}

async function insertPicture(db: Database, provider_id: string, stored: StoredPicture): Promise<string[]> {
  const [file] = fileRows([stored]);
  if (file === undefined) return [];
  const row = JSON.stringify({ ...file, created_at: new Date(), check_at: null });
  await db.execute(sql`insert into stored_file
    select * from jsonb_populate_record(null::stored_file, ${row}::jsonb) on conflict (hash) do nothing`);
  await db.execute(sql`insert into media (id, provider_id, role, file_hash, position)
    values (gen_random_uuid(), ${provider_id}, 'gallery', ${file.hash},
      (select coalesce(max(position), 0) + 1 from media where provider_id = ${provider_id} and role = 'gallery'))`);
  return fileNamesOf(file);
}

/** Counts addresses whose bytes differ or that fail. */
async function compare(here: string, there: string, paths: readonly string[]): Promise<number> {
  const read = async (origin: string, path: string) => {
    const answer = await fetch(origin + path);
    return `${answer.status} ${Buffer.from(await answer.arrayBuffer()).toString("base64")}`;
  };
  let others = 0;
  for (const path of paths) {
    const [one, other] = [await read(here, path), await read(there, path)];
    if (one === other && one.startsWith("200 ")) continue;
    others += 1;
    if (others <= 5) console.log(`  ${path} differs: ${one.slice(0, 3)}, ${other.slice(0, 3)}`);
  }
  return others;
}

const some = (all: readonly string[]) =>
  all.filter((_each, place) => place % Math.max(1, Math.floor(all.length / addresses_each)) === 0);

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const from: Home = { ...(await freshHome("site")), env };
  const to: Home = { ...(await freshHome("restored")), env };
  const file = join(await temporaryFolder("backup"), "site.backup");
  await timed(`${values.providers} businesses`, () => makeCatalogue(from, values.providers));
  let names: string[] = [];
  await timed(`${pictures_each} separate pictures for each`, async () => (names = await givePictures(from)));
  await timed("what they count for in trust", () => command("recompute-trust", from));
  const site = await startProduct(from);
  await timed("the backup beside the running site", () => command("backup", from, file));
  await timed("its restore", () => command("restore", to, file));
  const restored = await startProduct(to);
  const ids = await listIds(site.origin, addresses_each);
  const paths = [...ids.map((id) => `/provider/${id}`), ...some(names).map((name) => `/media/${name}`)];
  const others = await compare(site.origin, restored.origin, paths);
  await Promise.all([site.stop(), restored.stop()]);
  console.log(`${names.length} files of their own; ${paths.length} addresses compared, ${others} with other bytes`);
  if (others > 0 || paths.length < Math.min(2 * addresses_each, Number(values.providers))) process.exitCode = 1;
}

await runToEnd(main);
