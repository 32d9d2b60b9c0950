import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";

type Made<T> = { value: T; at: number };
/** An old `made` beside `making` is returned where nothing newer is available. */
type Entry<T> = { tags: readonly string[]; made?: Made<T> | undefined; making?: Promise<T> };

type CacheOptions<T> = {
  sizeMax: number;
  sizeOf: (value: T) => number;
  freshMs?: number;
  /** Whether to store a value; "unavailable" keeps the earlier one. */
  outcomeOf?: (value: T) => "keep" | "discard" | "unavailable";
};

export type Cached<T> = { value: T; ageMs: number; isStale: boolean };

const staleMs = 60 * 60 * 1_000;
/** How long to wait for a new value when the database is away and a stale one exists. */
const patienceMs = 1_000;

export type Memory = Pick<Cache<unknown>, "remember">;

/**
 * Values with the tags of their sources (docs/architecture.md). `drop(tags)` also evicts values being made, except for
 * earlier waiters.
 */
export class Cache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #options: Required<CacheOptions<T>>;
  readonly #counts = { hits: 0, misses: 0, evicted_by_change: 0, evicted_for_room: 0 };
  #isDoubted = false;

  constructor({ freshMs = Infinity, outcomeOf = () => "keep", ...options }: CacheOptions<T>) {
    this.#options = { freshMs, outcomeOf, ...options };
    this.#entries = new LRUCache({
      maxSize: options.sizeMax,
      sizeCalculation: ({ made }) => (made ? options.sizeOf(made.value) : 1),
      dispose: (_entry, _key, reason) => {
        if (reason === "evict") this.#counts.evicted_for_room += 1;
      },
    });
  }

  get counts() {
    return { ...this.#counts, entries: this.#entries.size, size: this.#entries.calculatedSize };
  }

  has(key: string): boolean {
    const made = this.#entries.peek(key)?.made;
    return made !== undefined && this.#isFresh(made);
  }

  /** Concurrent requests share one computation. Failures are not stored. */
  async get(key: string, tags: readonly string[], make: () => Promise<T>): Promise<Cached<T>> {
    const known = this.#entries.get(key);
    if (known?.made && this.#isFresh(known.made)) {
      this.#counts.hits += 1;
      return cached(known.made, this.#isDoubted);
    }
    this.#counts.misses += 1;
    const making = known?.making ?? this.#make(key, { tags, made: known?.made }, make);
    const old = this.#entries.peek(key)?.made;
    const waiting =
      old && this.#isDoubted ? Promise.race([making, pause(patienceMs, undefined, { ref: false })]) : making;
    const value = await waiting;
    const isMissing = value === undefined || this.#options.outcomeOf(value) === "unavailable";
    if (isMissing && old && this.#entries.peek(key)?.made === old) return cached(old, true);
    return { value: await making, ageMs: 0, isStale: false };
  }

  async remember<V extends T>(key: string, tags: readonly string[], make: () => Promise<V>): Promise<V> {
    const { value } = await this.get(key, tags, make);
    return value as V;
  }

  drop(tags: readonly string[]): void {
    for (const [key, entry] of this.#all()) {
      if (!entry.tags.some((tag) => tags.includes(tag))) continue;
      this.#entries.delete(key);
      this.#counts.evicted_by_change += 1;
    }
  }

  /** Notifications are lost: until `clear`, stored values may be wrong. */
  doubt(): void {
    this.#isDoubted = true;
  }

  clear(): void {
    this.#counts.evicted_by_change += this.#entries.size;
    this.#entries.clear();
    this.#isDoubted = false;
  }

  #all(): [string, Entry<T>][] {
    return [...this.#entries.entries()];
  }

  #isFresh({ at }: Made<T>): boolean {
    return Date.now() - at <= this.#options.freshMs;
  }

  /** An entry evicted in between is not stored again. */
  #make(key: string, { tags, made }: Entry<T>, make: () => Promise<T>): Promise<T> {
    const old = made && Date.now() - made.at <= this.#options.freshMs + staleMs ? made : undefined;
    const finish = (then: Made<T> | undefined) => {
      if (this.#entries.peek(key) !== entry) return;
      if (then) this.#entries.set(key, { tags, made: then });
      else this.#entries.delete(key);
    };
    const making = make().then(
      (value) => {
        const outcome = this.#options.outcomeOf(value);
        if (outcome === "keep") finish({ value, at: Date.now() });
        else finish(outcome === "unavailable" ? old : undefined);
        return value;
      },
      (cause: unknown) => {
        finish(old);
        throw cause;
      },
    );
    const entry: Entry<T> = { tags, made: old, making };
    this.#entries.set(key, entry);
    return making;
  }
}

function cached<T>({ value, at }: Made<T>, isStale: boolean): Cached<T> {
  return { value, ageMs: Date.now() - at, isStale };
}

export function openMemory(): Cache<unknown> {
  return new Cache({ sizeMax: 2_000, sizeOf: () => 1 });
}
