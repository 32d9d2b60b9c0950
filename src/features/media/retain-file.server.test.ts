import { setImmediate as turn } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { contentHash, StorageError, type Storage } from "../../platform/storage/storage.ts";
import { fileToRemove, media, storedFile } from "../../schema/media.ts";
import { provider } from "../../schema/providers.ts";
import { setting } from "../../schema/settings.ts";
import { retainFile, storeFile, type ReadyFile } from "./retain-file.ts";
import { sweepFiles } from "./sweep-files.ts";

const app = await startTestApp();
const { database, storage } = app.runtime;
const { db } = database;

const ready: ReadyFile = {
  kind: "image",
  content_type: "image/webp",
  width: 400,
  height: 300,
  widths: [96, 400],
  cut_widths: [360],
  bytes: 3,
  placeholder: "data:,",
  parts: new Map(["-w96.webp", "-w400.webp", "-c360.webp"].map((end) => [end, new Uint8Array([1])])),
};

let made = 0;
const newContent = () => contentHash(new TextEncoder().encode(`picture ${(made += 1)}`));
const store = (content = newContent(), into: Storage = storage) =>
  storeFile({ db, storage: into }, content, async () => ready);
const sweep = (from: Storage = storage) => sweepFiles({ database, storage: from, log: app.log });

async function upload(provider_id: string, content = newContent()) {
  const hash = await store(content);
  const id = newId();
  const saved = await db.transaction(async (tx) => {
    if (!(await retainFile(tx, hash))) return false;
    await tx.insert(media).values({ id, provider_id, role: "gallery", file_hash: hash });
    return true;
  });
  return { id: saved ? id : null, hash };
}
const unname = (id: string) => db.delete(media).where(eq(media.id, id));

async function namesOf(hash: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) if (name.startsWith(hash)) names.push(name);
  return names.map((name) => name.slice(hash.length)).toSorted();
}
const rowsOf = (hash: string) => db.select().from(storedFile).where(eq(storedFile.hash, hash));
const expireReservations = () => db.execute(sql`update stored_file set check_at = now() where check_at > now()`);

const all = ["-c360.webp", "-w400.webp", "-w96.webp"];

test("a referenced file stays; when its last reference is deleted so are its row and every byte of it", async () => {
  const [one, two] = [await buildProvider(app), await buildProvider(app)];
  const content = newContent();
  const first = await upload(one.id, content);
  const second = await upload(two.id, content);
  expect(second.hash).toBe(first.hash);
  await sweep();
  expect(await namesOf(first.hash)).toEqual(all);

  await unname(first.id ?? "");
  await sweep();
  expect(await namesOf(first.hash)).toEqual(all);
  await db.delete(provider).where(eq(provider.id, two.id));
  await sweep();
  expect([await namesOf(first.hash), await rowsOf(first.hash)]).toEqual([[], []]);
});

test("a replaced picture is deleted, the new one stays", async () => {
  const { id: provider_id } = await buildProvider(app);
  const before = await upload(provider_id);
  const after = await store();
  await db.transaction(async (tx) => {
    await retainFile(tx, after);
    await tx
      .update(media)
      .set({ file_hash: after })
      .where(eq(media.id, before.id ?? ""));
  });
  await sweep();
  expect([await namesOf(before.hash), await namesOf(after)]).toEqual([[], all]);
});

test("a setting references a file by its address, and releases it when it changes", async () => {
  const hash = await store();
  const hero = { key: "hero_image_url", value: `https://umshado.test/media/${hash}-w400.webp` } as const;
  await db.transaction(async (tx) => {
    await retainFile(tx, hash);
    await tx.insert(setting).values(hero);
  });
  await expireReservations();
  await sweep();
  expect(await namesOf(hash)).toEqual(all);
  await db.update(setting).set({ value: "/elsewhere.webp" }).where(eq(setting.key, hero.key));
  await sweep();
  expect(await namesOf(hash)).toEqual([]);
});

test("the same content is stored once and shared; after a sweep it is stored under a new name", async () => {
  const { id: provider_id } = await buildProvider(app);
  const content = newContent();
  const first = await upload(provider_id, content);
  expect(first.hash.slice(0, 24)).toBe(content.slice(0, 24));
  const again = await storeFile({ db, storage }, content, () => Promise.reject(new Error("made twice")));
  expect(again).toBe(first.hash);
  await unname(first.id ?? "");
  await expireReservations();
  await sweep();
  const later = await upload(provider_id, content);
  expect(later.hash).not.toBe(first.hash);
  expect(await namesOf(later.hash)).toEqual(all);
});

test("one picture made into two shapes is two files", () => {
  const source = new Uint8Array([1, 2, 3]);
  expect(contentHash(source, "logo")).not.toBe(contentHash(source, "gallery"));
});

describe("an upload that does not finish", () => {
  test("is retained while it may be in progress, and leaves nothing behind after", async () => {
    const hash = await store();
    await sweep();
    expect(await namesOf(hash)).toEqual(all);
    await expireReservations();
    await sweep();
    expect([await namesOf(hash), await rowsOf(hash)]).toEqual([[], []]);
    expect(await db.transaction((tx) => retainFile(tx, hash))).toBe(false);
  });

  test("because storage went away halfway leaves nothing behind either", async () => {
    const away: Storage = {
      ...storage,
      put: (name, bytes) => (name.includes("-c") ? Promise.reject(new StorageError("away")) : storage.put(name, bytes)),
    };
    const content = newContent();
    await expect(store(content, away)).rejects.toThrow("away");
    const [row] = await db.select().from(storedFile).where(eq(storedFile.content_hash, content));
    expect(await namesOf(row?.hash ?? "none")).toEqual(["-w400.webp", "-w96.webp"]);
    await expireReservations();
    await sweep();
    expect(await namesOf(row?.hash ?? "none")).toEqual([]);
  });
});

test("a sweep that is cut off by storage is finished by the next", async () => {
  const { id: provider_id } = await buildProvider(app);
  const { id, hash } = await upload(provider_id);
  await unname(id ?? "");
  let left = 1;
  const faltering: Storage = {
    ...storage,
    remove: (name) => (left-- > 0 ? storage.remove(name) : Promise.reject(new StorageError("away"))),
  };
  await sweep(faltering);
  expect(await namesOf(hash)).toHaveLength(2);
  expect(await rowsOf(hash)).toEqual([]);
  await db.update(fileToRemove).set({ due_at: sql`now()` });
  await sweep();
  expect(await namesOf(hash)).toEqual([]);
  expect(await db.select().from(fileToRemove)).toEqual([]);
});

test("uploads, deletions and sweeps at once never cost a named file a byte, and leave no other", async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => buildProvider(app)));
  const contents = Array.from({ length: 3 }, newContent);
  const live = async (owner: { id: string }) => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await upload(owner.id, contents[round % contents.length]);
      if (id !== null && round % 4 !== 3) await unname(id);
    }
  };
  const lives = { over: false };
  const sweeping = Array.from({ length: 3 }, async () => {
    while (!lives.over) {
      await sweep();
      // The embedded database never yields, so other files need a turn.
      await turn();
    }
  });
  await Promise.all(owners.map(live));
  lives.over = true;
  await Promise.all(sweeping);
  const named = await db.selectDistinct({ hash: media.file_hash }).from(media);
  expect(named.length).toBeGreaterThan(0);
  for (const { hash } of named) expect(await namesOf(hash ?? "")).toEqual(all);

  await db.delete(media);
  await db.delete(setting);
  await expireReservations();
  await sweep();
  const left: string[] = [];
  for await (const name of storage.list()) left.push(name);
  expect([left, await db.select().from(storedFile)]).toEqual([[], []]);
});
