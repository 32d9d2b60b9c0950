import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isPublicAddress } from "./public-address.ts";

export type FetchError =
  | "bad_address"
  | "not_https"
  | "not_public"
  | "name_not_found"
  | "unreachable"
  | "not_trusted"
  | "needs_sign_in"
  | "gone"
  | "failed"
  | "too_many_redirects"
  | "too_large"
  | "too_slow";

export type FetchResult =
  | { outcome: "fetched"; body: Buffer; etag: string | null; last_modified: string | null }
  | { outcome: "unchanged" }
  | { outcome: "failed"; fault: FetchError };

export type PublicFetchRequest = {
  address: string;
  accept: string;
  user_agent: string;
  etag?: string | null;
  last_modified?: string | null;
  /** Counts both packed and unpacked bytes. */
  bytes_max: number;
  /** For the whole request, including DNS and redirects. */
  seconds_max: number;
};

/** Tests pass a local server as a public one. */
export type PublicNetwork = {
  resolve(host: string): Promise<readonly string[]>;
  reach(address: string): string;
  port: number;
  ca?: string;
};

export const internet: PublicNetwork = {
  resolve: async (host) => (await lookup(host, { all: true, order: "ipv4first" })).map(({ address }) => address),
  reach: (address) => address,
  port: 443,
};

const redirects_max = 5;

class Fault extends Error {
  readonly fault: FetchError;

  constructor(error: FetchError) {
    super(error);
    this.fault = error;
  }
}

/**
 * https to port 443 of public addresses only; the address checked is the one connected, also in redirects. Remote
 * errors are returned.
 */
export async function fetchPublic(params: PublicFetchRequest, network: PublicNetwork): Promise<FetchResult> {
  const patience = AbortSignal.timeout(params.seconds_max * 1000);
  try {
    return await follow(params, network, patience);
  } catch (cause) {
    return { outcome: "failed", fault: patience.aborted ? "too_slow" : errorOf(cause) };
  }
}

async function follow(params: PublicFetchRequest, network: PublicNetwork, patience: AbortSignal): Promise<FetchResult> {
  let url = readUrl(params.address);
  for (let redirects = 0; redirects <= redirects_max; redirects += 1) {
    const answer = await open(url, params, network, patience);
    try {
      const next = redirectOf(answer, url);
      if (next === null) return await readAnswer(answer, params, patience);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new Fault("too_many_redirects");
}

function readUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new Fault("bad_address");
  const url = new URL(address, base);
  if (url.protocol !== "https:" || url.port !== "") throw new Fault("not_https");
  if (url.username !== "" || url.password !== "") throw new Fault("bad_address");
  return url;
}

async function addressesOf(url: URL, network: PublicNetwork, patience: AbortSignal): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) === 0 ? await Promise.race([network.resolve(host), ending(patience)]) : [host];
  if (addresses.length === 0) throw new Fault("name_not_found");
  if (!addresses.every(isPublicAddress)) throw new Fault("not_public");
  return addresses;
}

/** Rejects at the timeout: a DNS lookup can't be cancelled. */
function ending(patience: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (patience.aborted) reject(new Fault("too_slow"));
    patience.addEventListener("abort", () => reject(new Fault("too_slow")), { once: true });
  });
}

/** Connects to the checked addresses, whatever the name resolves to now. */
async function open(
  url: URL,
  params: PublicFetchRequest,
  network: PublicNetwork,
  patience: AbortSignal,
): Promise<IncomingMessage> {
  const checked = (await addressesOf(url, network, patience)).map((each) => {
    const address = network.reach(each);
    return { address, family: isIP(address) };
  });
  const pinned: LookupFunction = (_host, options, done) => {
    const [first] = checked;
    if (options.all) done(null, checked);
    else done(null, first?.address ?? "", first?.family);
  };
  const { accept, user_agent, etag, last_modified } = params;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      port: network.port,
      ...(network.ca !== undefined && { ca: network.ca }),
      lookup: pinned,
      // a pooled connection may belong to another name
      agent: false,
      signal: patience,
      headers: {
        host: url.host,
        accept,
        "user-agent": user_agent,
        "accept-encoding": "gzip, deflate, br",
        ...(etag && { "if-none-match": etag }),
        ...(last_modified && { "if-modified-since": last_modified }),
      },
    });
    sent.once("response", resolve).once("error", reject).end();
  });
}

function redirectOf(answer: IncomingMessage, url: URL): URL | null {
  const { location } = answer.headers;
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
  return isRedirect && location !== undefined ? readUrl(location, url) : null;
}

async function readAnswer(
  answer: IncomingMessage,
  params: PublicFetchRequest,
  patience: AbortSignal,
): Promise<FetchResult> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304 && (params.etag || params.last_modified)) return { outcome: "unchanged" };
  if ([401, 403, 407].includes(status)) throw new Fault("needs_sign_in");
  if ([404, 410].includes(status)) throw new Fault("gone");
  if (status !== 200) throw new Fault("failed");
  const body = await readBody(answer, params.bytes_max, patience);
  return { outcome: "fetched", body, etag: headers.etag ?? null, last_modified: headers["last-modified"] ?? null };
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Stops at the limit, packed or unpacked: a small file may unpack to terabytes. */
async function readBody(answer: IncomingMessage, bytes_max: number, patience: AbortSignal): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > bytes_max) throw new Fault("too_large");
  const packing = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const unpack = unpackers[packing];
  if (packing !== "identity" && !unpack) throw new Fault("failed");
  const pieces: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of atMost(source, bytes_max)) pieces.push(piece);
  };
  const came = (source: AsyncIterable<Buffer>) => atMost(source, bytes_max);
  if (unpack) await pipeline(answer, came, unpack(), collect, { signal: patience });
  else await pipeline(answer, collect, { signal: patience });
  return Buffer.concat(pieces);
}

async function* atMost(source: AsyncIterable<Buffer>, bytes_max: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > bytes_max) throw new Fault("too_large");
    yield piece;
  }
}

/** Maps Node's errors to ours; an error without a code is our bug. */
function errorOf(cause: unknown): FetchError {
  if (cause instanceof Fault) return cause.fault;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  if (code === null) throw cause;
  if (["ENOTFOUND", "ENODATA"].includes(code)) return "name_not_found";
  if (/CERT|^ERR_TLS|^ERR_SSL|^EPROTO|UNABLE_TO/.test(code)) return "not_trusted";
  if (/^(?:Z_|ERR_(?:_ERROR_|BROTLI)|HPE_)/.test(code)) return "failed";
  return "unreachable";
}
