import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { idleWork, type WhenIdle } from "../idle-work.ts";
import { later } from "../later.ts";
import type { Encoding } from "./choose-encoding.ts";
import { cutOut, pack, packAtOnce } from "./pack-body.ts";
import { ageOf, isHot, isSettled, type Entry, type Make } from "./page-entry.ts";
import { answerTo, contentTag, etagOf, readyForm, stale, type ReadyAnswer } from "./ready-answer.ts";

const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

const defaultBytesMax = 16 * 1024 * 1024;
/** What an entry weighs besides its bodies: headers, keys and the objects around them. */
const entryBytes = 4_096;
const freshMilliseconds = 10 * 60 * 1000;
/** What is older is shown to nobody, whatever is away. */
const shownMilliseconds = 70 * 60 * 1000;
/** How long an answer may take where there is one already, and the database is known to be away. */
const patienceMilliseconds = 1_000;
/** Below this many bytes compression costs more than it saves. */
const compressedFrom = 900;
/** So many pages a change has made anew, in so long at most. */
const renewedMost = 2;
const renewMilliseconds = 200;
/** What is packed on the thread that answers, in two milliseconds at most, while nobody waits for another page. */
const atOnceBytesMax = 100_000;
const quality = { first: 6, best: 11 } as const;

/**
 * The page cache (docs/architecture.md): whole answers to anonymous reads, ready to leave in the encoding that the
 * caller takes. Bodies are kept with brotli, a tenth of their length. Each entry is tagged with what it was built from;
 * `drop(tags)` evicts by tag, `renew(tags)` has what is read at this moment made anew first. What is being built while one of its tags changes is given to those who wait for it, and
 * not kept. What is asked for again is compressed once more, at the best quality, when there is nothing else to do.
 *
 * While the database is away what is kept is shown all the same, marked as stale [running-22]: also what is past its time, and
 * never what was evicted, since that may be a business that was taken off the list.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Entry>>();
  readonly #changedAt = new Map<string, number>();
  readonly #bytesMax: number;
  readonly #whenIdle: WhenIdle;
  #changes = 0;
  #bytes = 0;
  #isDoubted = false;
  readonly #counts = { hits: 0, misses: 0, evicted_by_change: 0, evicted_for_room: 0 };

  constructor(bytesMax = defaultBytesMax, whenIdle?: WhenIdle) {
    this.#bytesMax = bytesMax;
    this.#whenIdle = whenIdle ?? idleWork(() => this.#underWay.size > 0);
  }

  /** What everything that is kept weighs. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What came of it since the process began, and how many answers are kept. */
  get counts() {
    return { ...this.#counts, entries: this.#entries.size };
  }

  /** The answer for a key if it is there and ready in this form, without waiting. */
  peek(key: string, encoding: Encoding, ifNoneMatch: string | undefined): ReadyAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry || ageOf(entry) > freshMilliseconds) return undefined;
    const ready = entry.ready[encoding];
    if (!ready) return undefined;
    // The least recently used entry is the first of the map.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#counts.hits += 1;
    this.#count(key, entry);
    const answer = answerTo(ready, ifNoneMatch);
    return this.#isDoubted ? stale(answer, ageOf(entry)) : answer;
  }

  /** The answer for a key, made if need be: by one caller at a time, whoever asks meanwhile waits for the same. */
  async get(
    key: string,
    encoding: Encoding,
    ifNoneMatch: string | undefined,
    tags: readonly string[],
    make: Make,
  ): Promise<ReadyAnswer> {
    const known = this.#entries.get(key);
    const isFresh = known !== undefined && ageOf(known) <= freshMilliseconds;
    this.#counts[isFresh ? "hits" : "misses"] += 1;
    const entry = isFresh ? known : await this.#orOld(key, known, this.#single(key, tags, make, true));
    const ready = await this.#inForm(key, entry, encoding);
    this.#count(key, entry);
    const answer = answerTo(ready, ifNoneMatch);
    return entry === known && (!isFresh || this.#isDoubted) ? stale(answer, ageOf(entry)) : answer;
  }

  /** The database can't be heard: until `clear` nobody knows whether what is kept is still so. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Evicts every entry that has one of the tags. */
  drop(tags: readonly string[]): void {
    for (const [key, entry] of this.#changed(tags)) this.#evict(key, entry);
  }

  /**
   * Evicts every entry that has one of the tags. The few that are read at this moment are made anew first, and given as they were until
   * then: nobody waits for them. When the promise is kept, everything that is given knows of the change.
   */
  async renew(tags: readonly string[]): Promise<void> {
    const changed = this.#changed(tags).toReversed();
    const changes = this.#changes;
    const hot = this.#isDoubted ? [] : changed.filter(([, entry]) => isHot(entry)).slice(0, renewedMost);
    for (const each of changed) if (!hot.includes(each)) this.#evict(...each);
    if (hot.length === 0) return;
    const renewed = hot.map(([key, entry]) => this.#renewOne(key, entry, changes));
    await Promise.race([Promise.all(renewed), later(renewMilliseconds, undefined)]);
    for (const [key] of hot) {
      const entry = this.#entries.get(key);
      if (entry && entry.asOf < changes) this.#evict(key, entry);
    }
  }

  /** Forgets everything: when announcements may have been missed. */
  clear(): void {
    this.#changes += 1;
    this.#changedAt.clear();
    this.#changedAt.set("*", this.#changes);
    this.#counts.evicted_by_change += this.#entries.size;
    this.#entries.clear();
    this.#bytes = 0;
    this.#isDoubted = false;
  }

  /** Notes a change, and answers what has one of its tags, what was asked for last at the end. */
  #changed(tags: readonly string[]): [string, Entry][] {
    this.#changes += 1;
    for (const tag of tags) this.#changedAt.set(tag, this.#changes);
    const gone = new Set(tags);
    return [...this.#entries].filter(([, entry]) => entry.tags.some((tag) => gone.has(tag)));
  }

  /** Makes a page anew; once more where it changed meanwhile, and whoever changed it waits for the same. */
  async #renewOne(key: string, old: Entry, changes: number): Promise<void> {
    for (let entry: Entry | undefined = old; entry && entry.asOf < changes; entry = this.#entries.get(key)) {
      const made = await this.#single(key, old.tags, old.make, false).catch(() => undefined);
      if (made?.status !== 200) return;
    }
  }

  #evict(key: string, entry: Entry): void {
    if (this.#forget(key, entry)) this.#counts.evicted_by_change += 1;
  }

  /** What is being made, or where the database is away what was there before, unless that is too old or was evicted meanwhile. */
  async #orOld(key: string, old: Entry | undefined, making: Promise<Entry>): Promise<Entry> {
    if (!old) return making;
    if (ageOf(old) > shownMilliseconds) {
      this.#forget(key, old);
      return making;
    }
    const made = await (this.#isDoubted ? Promise.race([making, later(patienceMilliseconds, old)]) : making);
    const mayShowOld = this.#entries.get(key) === old;
    if (made === old) return mayShowOld ? old : making;
    if (made.status === 503) return mayShowOld ? old : made;
    // what was made takes its place, or nothing does
    if (mayShowOld) this.#forget(key, old);
    return made;
  }

  async #single(key: string, tags: readonly string[], make: Make, isAwaited: boolean): Promise<Entry> {
    const started = this.#changes;
    const flight = `${key} ${started}`;
    const waiting = this.#underWay.get(flight);
    if (waiting) return waiting;
    const making = this.#make(key, tags, started, make, isAwaited).finally(() => this.#underWay.delete(flight));
    this.#underWay.set(flight, making);
    return making;
  }

  async #make(key: string, tags: readonly string[], started: number, make: Make, isAwaited: boolean): Promise<Entry> {
    const { status, headers, body: whole } = await make();
    const packed = whole.length >= compressedFrom;
    const packing = packed ? this.#pack(whole, isAwaited) : whole;
    const etag = contentTag(whole);
    const body = await packing;
    const bytes = body.length + entryBytes;
    const made = { status, headers, body, packed, tags, etag, bytes, madeAt: Date.now(), asOf: started, make };
    const entry: Entry = { ...made, forms: {}, ready: {}, asked: 0, askedAt: 0, packsAgain: false };
    const changed = [...tags, "*"].some((tag) => (this.#changedAt.get(tag) ?? 0) > started);
    if (status === 200 && !changed) this.#keep(key, entry);
    return entry;
  }

  /** At once what a reader alone waits for; else beside the work of others. */
  #pack(whole: Buffer, isAwaited: boolean): Buffer | Promise<Buffer> {
    const isAlone = isAwaited && this.#underWay.size <= 1 && whole.length <= atOnceBytesMax;
    return isAlone ? packAtOnce(whole, quality.first) : pack(whole, quality.first);
  }

  #keep(key: string, entry: Entry): void {
    const old = this.#entries.get(key);
    if (old) this.#forget(key, old);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [oldest, each] of this.#entries) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#forget(oldest, each);
      this.#counts.evicted_for_room += 1;
    }
  }

  #forget(key: string, entry: Entry): boolean {
    const isKept = this.#entries.delete(key);
    if (isKept) this.#bytes -= entry.bytes;
    return isKept;
  }

  async #inForm(key: string, entry: Entry, asked: Encoding): Promise<ReadyAnswer> {
    const encoding = entry.packed ? asked : "identity";
    const done = entry.ready[encoding];
    if (done) {
      entry.ready[asked] = done;
      return done;
    }
    entry.forms[encoding] ??= this.#form(key, entry, encoding);
    const ready = readyForm(entry, encoding, await entry.forms[encoding]);
    entry.ready[encoding] = ready;
    entry.ready[asked] = ready;
    return ready;
  }

  /** Makes a form of the body that is not the kept one, and weighs it with the rest. */
  async #form(key: string, entry: Entry, encoding: Encoding): Promise<Buffer> {
    if (!entry.packed || encoding === "br") return entry.body;
    const whole = await unbrotli(entry.body);
    const form = cutOut(encoding === "gzip" ? await zip(whole, { level: 6 }) : whole);
    this.#weigh(key, entry, form.length);
    return form;
  }

  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  #count(key: string, entry: Entry): void {
    entry.asked += 1;
    entry.askedAt = Date.now();
    const { packed, packsAgain, etag } = entry;
    if (packsAgain || !packed || !isSettled(entry)) return;
    entry.packsAgain = true;
    // What waits holds no entry: that may be evicted long before there is time.
    this.#whenIdle(() => this.#packAgain(key, etag));
  }

  /** Puts a smaller form in the place of the first one. Its bytes are others, so it bears a tag of its own. */
  async #packAgain(key: string, etag: string): Promise<void> {
    const entry = this.#entries.get(key);
    if (entry?.etag !== etag) return;
    const body = await pack(await unbrotli(entry.body), quality.best);
    if (body.length >= entry.body.length) return;
    this.#weigh(key, entry, body.length - entry.body.length);
    entry.body = body;
    entry.forms.br = Promise.resolve(body);
    entry.ready.br = {
      ...readyForm(entry, "br", body, "br2"),
      earlierTag: etagOf(entry.etag, "br"),
    };
  }
}
