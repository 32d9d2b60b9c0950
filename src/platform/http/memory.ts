import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** How a body travels. */
export type Encoding = "br" | "gzip" | "identity";

/** An answer that may be given to anyone who asks the same. */
export type Remembered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
};

/** An answer in the form in which it leaves. */
export type ReadyAnswer = { status: number; headers: Record<string, string>; body: Buffer | null };

type Entry = Omit<Remembered, "body"> & {
  names: readonly string[];
  etag: string;
  /** The body as it is kept: with brotli where that pays. Other forms are made from it when somebody asks for one. */
  body: Buffer;
  packed: boolean;
  forms: Partial<Record<Encoding, Promise<Buffer>>>;
  ready: Partial<Record<Encoding, ReadyAnswer>>;
  bytes: number;
  freshUntil: number;
};

const defaultBytesMax = 16 * 1024 * 1024;
/** What an entry weighs besides its bodies: headers, keys and the objects around them. */
const entryBytes = 4_096;
const freshMilliseconds = 10 * 60 * 1000;
/** Below this many bytes compression costs more than it saves. */
const compressedFrom = 900;

/**
 * The page memory (docs/architecture.md): whole answers to anonymous reads, ready to leave in the encoding that the
 * caller takes. Bodies are kept with brotli, a tenth of their length. Each bears the names of what it was made from; `drop` forgets whatever bears a name. Whatever was
 * being made while one of its names changed is given to those who wait for it, and not kept.
 */
export class PageMemory {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Entry>>();
  readonly #changedAt = new Map<string, number>();
  readonly #bytesMax: number;
  #changes = 0;
  #bytes = 0;

  constructor(bytesMax = defaultBytesMax) {
    this.#bytesMax = bytesMax;
  }

  /** The answer for a key if it is there and ready in this form, without waiting. */
  peek(key: string, encoding: Encoding, ifNoneMatch: string | undefined): ReadyAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.freshUntil < Date.now()) {
      this.#forget(key, entry);
      return undefined;
    }
    const ready = entry.ready[encoding];
    if (!ready) return undefined;
    // The least recently used entry is the first of the map.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return ifNoneMatch !== undefined && ifNoneMatch === ready.headers["etag"] ? notModified(ready) : ready;
  }

  /** The answer for a key, made if need be: by one caller at a time, whoever asks meanwhile waits for the same. */
  async get(
    key: string,
    encoding: Encoding,
    ifNoneMatch: string | undefined,
    names: readonly string[],
    make: () => Promise<Remembered>,
  ): Promise<ReadyAnswer> {
    const known = this.#entries.get(key);
    const entry = known && known.freshUntil >= Date.now() ? known : await this.#single(key, names, make);
    const ready = await this.#inForm(key, entry, encoding);
    return ifNoneMatch !== undefined && ifNoneMatch === ready.headers["etag"] ? notModified(ready) : ready;
  }

  /** Forgets whatever was made from one of the names. */
  drop(names: readonly string[]): void {
    this.#changes += 1;
    for (const name of names) this.#changedAt.set(name, this.#changes);
    const gone = new Set(names);
    for (const [key, entry] of this.#entries) if (entry.names.some((name) => gone.has(name))) this.#forget(key, entry);
  }

  /** Forgets everything: when announcements may have been missed. */
  clear(): void {
    this.#changes += 1;
    this.#changedAt.clear();
    this.#changedAt.set("*", this.#changes);
    this.#entries.clear();
    this.#bytes = 0;
  }

  async #single(key: string, names: readonly string[], make: () => Promise<Remembered>): Promise<Entry> {
    const started = this.#changes;
    const flight = `${key} ${started}`;
    const waiting = this.#underWay.get(flight);
    if (waiting) return waiting;
    const making = this.#make(key, names, started, make).finally(() => this.#underWay.delete(flight));
    this.#underWay.set(flight, making);
    return making;
  }

  async #make(key: string, names: readonly string[], started: number, make: () => Promise<Remembered>): Promise<Entry> {
    const { status, headers, body: whole } = await make();
    const etag = createHash("sha256").update(whole).digest("base64url").slice(0, 22);
    const packed = whole.length >= compressedFrom;
    const body = packed ? await pack(whole) : whole;
    const bytes = body.length + entryBytes;
    const freshUntil = Date.now() + freshMilliseconds;
    const entry: Entry = { status, headers, body, packed, names, etag, forms: {}, ready: {}, bytes, freshUntil };
    const changed = [...names, "*"].some((name) => (this.#changedAt.get(name) ?? 0) > started);
    if (status === 200 && !changed) this.#keep(key, entry);
    return entry;
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
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.delete(key)) this.#bytes -= entry.bytes;
  }

  async #inForm(key: string, entry: Entry, asked: Encoding): Promise<ReadyAnswer> {
    const encoding = entry.packed ? asked : "identity";
    const done = entry.ready[encoding];
    if (done) return done;
    entry.forms[encoding] ??= this.#form(key, entry, encoding);
    const body = await entry.forms[encoding];
    const headers: Record<string, string> = {
      ...entry.headers,
      etag: `"${entry.etag}-${encoding}"`,
      vary: "accept-encoding",
    };
    headers["content-length"] = String(body.length);
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    const ready = { status: entry.status, headers, body };
    entry.ready[encoding] = ready;
    entry.ready[asked] = ready;
    return ready;
  }

  /** Makes a form of the body that is not the kept one, and weighs it with the rest. */
  async #form(key: string, { body, packed }: Entry, encoding: Encoding): Promise<Buffer> {
    if (!packed || encoding === "br") return body;
    const whole = await unbrotli(body);
    const form = encoding === "gzip" ? await zip(whole, { level: 6 }) : whole;
    const entry = this.#entries.get(key);
    if (entry?.body === body) {
      entry.bytes += form.length;
      this.#bytes += form.length;
      this.#makeRoom();
    }
    return form;
  }
}

function notModified({ headers }: ReadyAnswer): ReadyAnswer {
  const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...kept } = headers;
  return { status: 304, headers: kept, body: null };
}

async function pack(body: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  // What zlib hands out may be a corner of a larger buffer, which would be kept whole.
  return Buffer.from(Uint8Array.from(await brotli(body, { params })).buffer);
}

/** The best form that the caller's Accept-Encoding takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
