import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A place for files that never change: a name stands for its content for ever. */
export type Storage = {
  /** Writes durably: when it answers, the file survives a crash. Writing a name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The content, or null where there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Takes the file away; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Every name that is stored. */
  list(): Promise<string[]>;
};

/** Names are made by us: a hash, a width, an ending. Anything else never reaches the disk. */
const nameShape = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** The name of a content: the first 32 hexadecimal digits of its SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

/** Keeps files in one folder. */
export function folderStorage(folder: string): Storage {
  const place = (name: string) => {
    if (!nameShape.test(name)) throw new Error(`not a storage name: ${JSON.stringify(name)}`);
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      const target = place(name);
      const draft = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
      const file = await open(draft, "w");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    },
    async get(name) {
      if (!nameShape.test(name)) return null;
      try {
        return new Uint8Array(await readFile(place(name)));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
    async list() {
      const found = await stat(folder).catch(() => null);
      return found ? (await readdir(folder)).filter((name) => nameShape.test(name)) : [];
    },
  };
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
