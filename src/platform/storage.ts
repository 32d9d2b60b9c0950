import { createHash } from "node:crypto";

/** A place for files that never change: a name stands for its content for ever. */
export type Storage = {
  /** Writes durably: when it answers, the file survives a crash. Writing a name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The content, or null where there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A part of the content, read as it is taken and without reading the rest; `beyond` where the content ends before it. */
  getPart(name: string, range: ByteRange): Promise<StoredPart | "beyond" | null>;
  /** Takes the file away; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Every name that is stored. */
  list(): AsyncIterable<string>;
};

/** From one byte to another or to the end; or so many bytes from the end. */
export type ByteRange = { first: number; last?: number | undefined } | { suffix: number };

/** Some bytes of a file of `size` bytes, `first` and `last` among them. Whoever doesn't read the body cancels it. */
export type StoredPart = { first: number; last: number; size: number; body: ReadableStream<Uint8Array> };

/**
 * Storage does not answer, or refuses us. At the start its message is the one line that ends it; later it is a 503. It
 * never says more than the place's name and its own word for the fault.
 */
export class StorageError extends Error {
  override name = "StorageError";
}

/** Names are made by us: a hash, a width, an ending. Anything else never reaches storage. */
const nameShape = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Whether a name can be one of ours. */
export function isStorageName(name: string): boolean {
  return nameShape.test(name);
}

/** How the name of a file begins that nobody gets by its name alone. A hash alone never does: these are no hexadecimal digits. */
export const private_prefix = "private-";

/** Throws where a name can't be one of ours: whoever writes knows better. */
export function assertStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error(`not a storage name: ${JSON.stringify(name)}`);
}

/**
 * The name of a content: the first 32 hexadecimal digits of its SHA-256. `made` says what is made of it, where two
 * things may be made of the same content: each then has a name of its own.
 */
export function contentHash(bytes: Uint8Array, made = ""): string {
  return createHash("sha256").update(bytes).update(made).digest("hex").slice(0, 32);
}
