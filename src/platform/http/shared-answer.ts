import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { Cache, type Cached } from "../cache.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

const brotli_quality = 5;
const compressed_from_bytes = 900;
const entry_bytes = 4_096;
const cache_bytes_max = 16 * 1024 * 1024;
const fresh_ms = 10 * 60 * 1_000;

export type SharedAnswer = { status: number; headers: Record<string, string>; body: Uint8Array };

type StoredAnswer = SharedAnswer & { etag: string; isCompressed: boolean };

export type PageCache = Cache<StoredAnswer>;

/** Saves successes only; while the database is away it serves the last one as stale [running-22]. */
export function openPageCache(sizeMax = cache_bytes_max): PageCache {
  return new Cache({
    sizeMax,
    sizeOf: ({ body }) => body.length + entry_bytes,
    freshMs: fresh_ms,
    outcomeOf: ({ status }) => (status === 200 ? "keep" : status === 503 ? "unavailable" : "discard"),
  });
}

export async function storedAnswer({ status, headers, body }: SharedAnswer): Promise<StoredAnswer> {
  const isCompressed = body.length >= compressed_from_bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli_quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  // copied: zlib's result is a view of a larger buffer
  const stored = isCompressed ? new Uint8Array(await compress(body, { params })) : body;
  return { status, headers, body: stored, etag: contentTag(body), isCompressed };
}

/** Whether the browser has this version; a proxy that compresses makes its ETag weak. */
export function hasTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** 132 bits of SHA-256, for an ETag. */
export function contentTag(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

export async function answerFor(
  { value, ageMs, isStale }: Cached<StoredAnswer>,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
): Promise<{ status: number; headers: Record<string, string>; body?: Uint8Array }> {
  const encoding = value.isCompressed ? chooseEncoding(request.acceptEncoding) : "identity";
  const etag = `"${value.etag}-${encoding}"`;
  const { vary: varied = "" } = value.headers;
  const vary = /accept-encoding/i.test(varied) ? varied : ["accept-encoding", varied || []].flat().join(", ");
  const headers = { ...value.headers, etag, vary, ...(isStale && staleHeaders(ageMs)) };
  if (hasTag(request.ifNoneMatch, etag)) {
    const { "content-type": _type, ...saved } = headers as Record<string, string>;
    return { status: 304, headers: saved };
  }
  const body = value.isCompressed ? await recompressed(value.body, encoding) : value.body;
  const sent = {
    "content-length": String(body.length),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  return { status: value.status, headers: { ...headers, ...sent }, body };
}

async function recompressed(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === "br") return body;
  const decompressed = await decompress(body);
  return encoding === "gzip" ? zip(decompressed) : decompressed;
}

type Encoding = "br" | "gzip" | "identity";

function chooseEncoding(accepted = ""): Encoding {
  const accepts = (name: string) => new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`).test(accepted);
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}

/** Marks a stale answer (RFC 9211), not cacheable further. */
function staleHeaders(ageMs: number): Record<string, string> {
  const age = String(Math.floor(ageMs / 1_000));
  return { age, "cache-status": "umshado; hit; detail=stale", "cache-control": "no-store" };
}
