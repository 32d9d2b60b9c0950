import { LRUCache } from "lru-cache";

type Entry = { tags: readonly string[]; value: Promise<unknown> };

const entriesMax = 2_000;

/** What values are remembered in. */
export type Memory = { remember<T>(key: string, tags: readonly string[], compute: () => Promise<T>): Promise<T> };

/**
 * Values that hold until they are announced as changed: counts of lists, reference data. Each entry is tagged with what it
 * was built from, as pages are; `drop(tags)` evicts by tag. Whoever asks while a value is being computed waits for the same one.
 * The least recently used entries make room for new ones.
 */
export class TaggedCache implements Memory {
  #changes = 0;
  readonly #entries = new LRUCache<string, Entry>({ max: entriesMax });

  /** The value under a key, computed if need be. A failure is not kept. */
  async remember<T>(key: string, tags: readonly string[], compute: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    const entry = known ?? { tags, value: compute() };
    if (!known) this.#entries.set(key, entry);
    try {
      return (await entry.value) as T;
    } catch (cause) {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
      throw cause;
    }
  }

  /** The same memory for who reads things as they are now, also later: once something changed, it is told what it computes and nobody else. */
  asOf(): Memory {
    const changes = this.#changes;
    return {
      remember: (key, tags, compute) => (changes === this.#changes ? this.remember(key, tags, compute) : compute()),
    };
  }

  /** Evicts every entry that has one of the tags, also one that is still being computed. */
  drop(tags: readonly string[]): void {
    this.#changes += 1;
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  /** Forgets everything: when announcements may have been missed. */
  clear(): void {
    this.#changes += 1;
    this.#entries.clear();
  }
}
