import { store, readStored, type StorageKind } from "./browser-storage.ts";

/** Never throws: without storage nothing is saved. */
export type Stored<Value> = {
  /** Null for a missing or unreadable value. */
  get: () => Value | null;
  set: (value: Value | null) => void;
  /** Reads and deletes. */
  consume: () => Value | null;
};

type StoredAt = { in: StorageKind; key: string };

export function storedText(at: StoredAt): Stored<string> {
  return storedAs(
    at,
    (text) => text,
    (text) => text,
  );
}

/**
 * A value stored as JSON.
 * @param read validates the stored value, which may be from an older version or another account; null if invalid
 */
export function stored<Value>(at: StoredAt & { read: (result: unknown) => Value | null }): Stored<Value> {
  return storedAs(at, (text) => at.read(parse(text)), JSON.stringify);
}

function storedAs<Value>(
  { in: place, key }: StoredAt,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): Stored<Value> {
  function get() {
    const text = readStored(place, key);
    return text === null ? null : decode(text);
  }
  function set(value: Value | null) {
    store(place, key, value === null ? null : encode(value));
  }
  function consume() {
    const value = get();
    set(null);
    return value;
  }
  return { get, set, consume };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Empty for anything but an object. */
export function fieldsOf(result: unknown): Record<string, unknown> {
  return typeof result === "object" && result !== null ? { ...result } : {};
}

export function textsOf(result: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(result)).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
