/** Where something is kept: in this tab until it is closed, or in the browser, for its other tabs and later visits too. */
export type Place = "tab" | "browser";

/** Works with the browser's storage. Answers null where that is switched off or full, and on the server. */
export function withStorage<Answer>(place: Place, work: (storage: Storage) => Answer): Answer | null {
  try {
    // asked for by name it would be thrown on the server, which costs a page a sixth of a millisecond
    const name = place === "tab" ? "sessionStorage" : "localStorage";
    const storage = Reflect.get(globalThis, name) as Storage | undefined;
    return storage ? work(storage) : null;
  } catch {
    return null;
  }
}

/** The text that is kept under a key; null for none. */
export function readKept(place: Place, key: string): string | null {
  return withStorage(place, (storage) => storage.getItem(key));
}

/** Keeps a text under a key, or forgets it with null. Where nothing can be kept, the open page still holds everything. */
export function keep(place: Place, key: string, text: string | null): void {
  withStorage(place, (storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}
