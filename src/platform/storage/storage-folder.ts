import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  assertStorageName,
  isStorageName,
  StorageError,
  type ByteRange,
  type Storage,
  type StoredRange,
} from "./storage.ts";
import { syncPath } from "./sync-path.ts";

const draft_ending = ".part";

export function folderStorage(folder: string): Storage {
  return {
    put: (name, bytes) => write(folder, name, bytes),
    async get(name) {
      if (!isStorageName(name)) return null;
      return ifThere(async () => new Uint8Array(await readFile(join(folder, name))));
    },
    async getRange(name, range) {
      if (!isStorageName(name)) return null;
      const file = await ifThere(() => open(join(folder, name)));
      return file && readRange(file, range);
    },
    async remove(name) {
      assertStorageName(name);
      await rm(join(folder, name), { force: true });
    },
    async *list() {
      const entries = await ifThere(() => opendir(folder));
      for await (const { name } of entries ?? []) if (isStorageName(name)) yield name;
    },
  };
}

/**
 * Deletes unfinished files older than `draftAgeMs`; other processes may write younger ones. Throws a `StorageError`.
 */
export async function readyFolder(folder: string, draftAgeMs = 0): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for await (const { name } of await opendir(folder))
      if (name.endsWith(draft_ending) && (await isOlder(join(folder, name), draftAgeMs)))
        await rm(join(folder, name), { force: true });
  } catch (cause) {
    throw new StorageError(`The media folder ${folder} can't be written. Choose another DATA_DIR.`, { cause });
  }
}

async function isOlder(path: string, ageMs: number): Promise<boolean> {
  const result = await ifThere(() => stat(path));
  return result !== null && Date.now() - result.mtimeMs >= ageMs;
}

/** Writes to a temporary name, so that no partial file has the final one. */
async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  assertStorageName(name);
  const draft = join(folder, `${name}.${randomUUID()}${draft_ending}`);
  try {
    const file = await openNew(folder, draft);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  // Makes the name itself durable.
  await syncPath(folder);
}

async function openNew(folder: string, path: string): Promise<FileHandle> {
  const opened = await ifThere(() => open(path, "wx"));
  if (opened) return opened;
  await mkdir(folder, { recursive: true });
  return open(path, "wx");
}

async function readRange(file: FileHandle, range: ByteRange): Promise<StoredRange | "beyond"> {
  const { size } = await file.stat();
  const first = "suffix" in range ? Math.max(0, size - range.suffix) : range.first;
  const last = "suffix" in range ? size - 1 : Math.min(range.last ?? size - 1, size - 1);
  if (first > last) {
    await file.close();
    return "beyond";
  }
  const body = Readable.toWeb(file.createReadStream({ start: first, end: last })) as ReadableStream<Uint8Array>;
  return { first, last, size, body };
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw cause;
  }
}
