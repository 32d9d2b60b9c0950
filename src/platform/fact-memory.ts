type Entry = { names: readonly string[]; fact: Promise<unknown> };

const entriesMax = 2_000;

/**
 * What was found out once and holds until it is announced as changed: counts of lists, reference data. Each fact bears
 * the names of what it was made from, as pages do; whoever asks while it is being found out waits for the same answer.
 */
export class FactMemory {
  readonly #entries = new Map<string, Entry>();

  /** The fact under a key, found out if need be. A failure is not remembered. */
  async remember<T>(key: string, names: readonly string[], find: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    // The least recently used entry is the first of the map.
    this.#entries.delete(key);
    const entry = known ?? { names, fact: find() };
    this.#entries.set(key, entry);
    const oldest = this.#entries.size > entriesMax ? this.#entries.keys().next() : undefined;
    if (oldest?.value !== undefined) this.#entries.delete(oldest.value);
    try {
      return (await entry.fact) as T;
    } catch (cause) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw cause;
    }
  }

  /** Forgets whatever was made from one of the names, also what is still being found out. */
  drop(names: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (entry.names.some((name) => names.includes(name))) this.#entries.delete(key);
    }
  }

  /** Forgets everything: when announcements may have been missed. */
  clear(): void {
    this.#entries.clear();
  }
}
