import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";

type Made<T> = { value: T; at: number };
/** `made` beside `making` is out of date, and answered where nothing newer can be had. */
type Entry<T> = { tags: readonly string[]; made?: Made<T> | undefined; making?: Promise<T> };

type CacheOptions<T> = {
  /** What the sizes of all entries may add up to. */
  sizeMax: number;
  sizeOf: (value: T) => number;
  /** How long a value is answered without being made again; until its tags change unless said. */
  freshMs?: number;
  /** Whether a value is kept; "unavailable" leaves the one before it in place. */
  outcomeOf?: (value: T) => "keep" | "discard" | "unavailable";
};

/** A value from the cache; stale where nobody can say whether it is still right. */
export type Cached<T> = { value: T; ageMs: number; isStale: boolean };

/** A stale value is answered for so long after it is out of date. */
const staleMs = 60 * 60 * 1_000;
/** How long a new value is waited for while the database is away and there is a stale one. */
const patienceMs = 1_000;

/** What use cases remember values in. */
export type Memory = Pick<Cache<unknown>, "remember">;

/**
 * Values by key, with the tags of what each was made from (docs/architecture.md). `drop(tags)` evicts by tag, also what is
 * being made: those who wait for it get it, and whoever asks afterwards has it made again. The least recently used make room.
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

  /** What came of it since the process began, and what is kept. */
  get counts() {
    return { ...this.#counts, entries: this.#entries.size, size: this.#entries.calculatedSize };
  }

  /** Whether a value is kept that needs not be made again. */
  has(key: string): boolean {
    const made = this.#entries.peek(key)?.made;
    return made !== undefined && this.#isFresh(made);
  }

  /** The value of a key, made once for all who ask at the same time. A failure is not kept. */
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

  /** The same for values that hold until they change. */
  async remember<V extends T>(key: string, tags: readonly string[], make: () => Promise<V>): Promise<V> {
    const { value } = await this.get(key, tags, make);
    return value as V;
  }

  /** Evicts every entry that has one of the tags. */
  drop(tags: readonly string[]): void {
    for (const [key, entry] of this.#all()) {
      if (!entry.tags.some((tag) => tags.includes(tag))) continue;
      this.#entries.delete(key);
      this.#counts.evicted_by_change += 1;
    }
  }

  /** Changes can't be heard of: until `clear` nobody knows whether what is kept is still right. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Evicts everything: changes may have been missed. */
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

  /** An entry that was evicted meanwhile stays so. */
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

/** The values of use cases, so many at most. */
export function openMemory(): Cache<unknown> {
  return new Cache({ sizeMax: 2_000, sizeOf: () => 1 });
}
