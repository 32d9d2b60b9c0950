import { createHash } from "node:crypto";

/** Stores immutable files by name. */
export type Storage = {
  /** Durable when it resolves. Writing a name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Streams a range; `beyond` if it begins after the end. */
  getRange(name: string, range: ByteRange): Promise<StoredRange | "beyond" | null>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<string>;
};

/** A range, open-ended without `last`; or the last `suffix` bytes. */
export type ByteRange = { first: number; last?: number | undefined } | { suffix: number };

/** `first` and `last` are inclusive. Cancel an unread body. */
export type StoredRange = { first: number; last: number; size: number; body: ReadableStream<Uint8Array> };

/** A one-line message at the start, later a 503; reveals only the place's name and its error code. */
export class StorageError extends Error {
  override name = "StorageError";
}

const nameShape = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

export function isStorageName(name: string): boolean {
  return nameShape.test(name);
}

/** Files with it can't be had by name alone. Not hexadecimal, so no hash begins like it. */
export const private_prefix = "private-";

export function assertStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error(`not a storage name: ${JSON.stringify(name)}`);
}

/** The first 32 hex digits of the SHA-256. `made` separates different results of the same content. */
export function contentHash(bytes: Uint8Array, made = ""): string {
  return createHash("sha256").update(bytes).update(made).digest("hex").slice(0, 32);
}
