import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { Bucket } from "./read-bucket.ts";
import { assertStorageName, isStorageName, StorageError, type ByteRange, type Storage } from "./storage.ts";

/** Timeouts of one try: headers, a 10 MB write, a full read. All tries of a write must fit the upload's minute. */
const milliseconds = { head: 4_000, write: 15_000, body: 20_000 };
const tries = 3;
const names_per_page = 1_000;

const contentTypes: Record<string, string> = { webp: "image/webp", mp4: "video/mp4", webm: "video/webm" };

type Requested = {
  method: "GET" | "PUT" | "POST" | "DELETE";
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  atLeisure?: boolean;
};

/** Any S3-compatible bucket, path-style: `endpoint/bucket/name`. */
export function s3Storage(bucket: Bucket): Storage {
  const makeRequest = (params: Requested, ...fine: number[]) => request(bucket, params, fine);
  return {
    async put(name, bytes) {
      assertStorageName(name);
      const headers = {
        "content-type": contentTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
      };
      await discard(await makeRequest({ method: "PUT", name, headers, body: new Uint8Array(bytes) }));
    },
    async get(name) {
      if (!isStorageName(name)) return null;
      const answer = await makeRequest({ method: "GET", name }, 404);
      return answer.status === 404 ? discard(answer) : new Uint8Array(await readBody(answer, bucket));
    },
    async getRange(name, range) {
      if (!isStorageName(name)) return null;
      const answer = await makeRequest(
        { method: "GET", name, headers: { range: rangeHeader(range) }, atLeisure: true },
        404,
        416,
      );
      if (answer.status === 404) return discard(answer);
      if (answer.status === 416) return (await discard(answer)) ?? "beyond";
      const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
      if (answer.status !== 206 || answer.body === null || size === undefined) {
        await discard(answer);
        throw away(bucket, "it answers no ranges");
      }
      return { first: Number(first), last: Number(last), size: Number(size), body: answer.body };
    },
    async remove(name) {
      assertStorageName(name);
      await discard(await makeRequest({ method: "DELETE", name }, 404));
    },
    async *list() {
      let from: string | undefined;
      do {
        const page = await readPage(bucket, from, names_per_page);
        yield* page.names.filter(isStorageName);
        from = page.next;
      } while (from !== undefined);
    },
  };
}

export async function readyBucket(bucket: Bucket): Promise<void> {
  await readPage(bucket, undefined, 1);
}

async function readPage(bucket: Bucket, from: string | undefined, most: number) {
  const query = {
    "list-type": "2",
    "max-keys": String(most),
    ...(from !== undefined && { "continuation-token": from }),
  };
  const answer = await request(bucket, { method: "GET", query }, []);
  const page = new TextDecoder().decode(await readBody(answer, bucket));
  const next = /<IsTruncated>true</.test(page) ? textsOf(page, "NextContinuationToken")[0] : undefined;
  return { names: textsOf(page, "Key"), next };
}

function textsOf(document: string, element: string): string[] {
  const plain: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", "#34": '"', "#39": "'", amp: "&" };
  const result = document.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"));
  return [...result].map(([, text = ""]) =>
    text.replaceAll(/&([a-z]+|#\d+);/g, (all, entity: string) => plain[entity] ?? all),
  );
}

function rangeHeader(range: ByteRange): string {
  return "suffix" in range ? `bytes=-${range.suffix}` : `bytes=${range.first}-${range.last ?? ""}`;
}

/** Retries temporary errors with growing delays until a success or a `fine` status. */
async function request(bucket: Bucket, params: Requested, fine: number[]): Promise<Response> {
  let reason = "";
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (attempt > 1) await pause(100 * 4 ** (attempt - 2) * (1 + Math.random()));
    try {
      const answer = await send(bucket, params);
      if (answer.ok || fine.includes(answer.status)) return answer;
      reason = textsOf(await answer.text(), "Code")[0] ?? `status ${answer.status}`;
      if (answer.status < 500 && answer.status !== 429) break;
    } catch (cause) {
      reason = "no answer";
      if (attempt === tries) throw away(bucket, reason, cause);
    }
  }
  throw away(bucket, reason);
}

async function send(bucket: Bucket, params: Requested): Promise<Response> {
  const { method, body } = params;
  const { url, headers } = await sign(bucket, params);
  const patience = new AbortController();
  const giveUpIn = (wait: number) => setTimeout(() => patience.abort(), wait).unref();
  const timer = giveUpIn(body ? milliseconds.write : milliseconds.head);
  try {
    return await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal: patience.signal });
  } finally {
    clearTimeout(timer);
    if (!params.atLeisure) giveUpIn(milliseconds.body);
  }
}

async function sign(bucket: Bucket, { method, name = "", query = {}, headers = {}, body }: Requested) {
  const address = new URL(`${bucket.endpoint}/${bucket.name}/${name}`);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  const { accessKeyId, secretAccessKey, sessionToken, region } = bucket;
  const sent = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signer = new AwsV4Signer({
    method,
    url: address.href,
    headers: { ...headers, "x-amz-content-sha256": sent },
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
  });
  return signer.sign();
}

async function readBody(answer: Response, bucket: Bucket): Promise<ArrayBuffer> {
  try {
    return await answer.arrayBuffer();
  } catch (cause) {
    throw away(bucket, "the answer broke off", cause);
  }
}

async function discard(answer: Response): Promise<null> {
  await answer.body?.cancel();
  return null;
}

function away({ name, endpoint }: Bucket, reason: string, cause?: unknown): StorageError {
  return new StorageError(`The bucket ${name} at ${endpoint} can't be used: ${reason}.`, { cause });
}

/** S3 allows ten thousand parts. */
const part_bytes = 8_000_000;

/** Multipart upload: the file appears only when complete. */
export async function putLarge(bucket: Bucket, name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  assertStorageName(name);
  const begun = await request(bucket, { method: "POST", name, query: { uploads: "" } }, []);
  const uploadId = textsOf(await begun.text(), "UploadId")[0];
  if (uploadId === undefined) throw away(bucket, "it takes no parts");
  try {
    const etags: string[] = [];
    for await (const body of toChunks(pieces)) {
      const query = { partNumber: String(etags.length + 1), uploadId };
      const answer = await request(bucket, { method: "PUT", name, query, body }, []);
      await answer.body?.cancel();
      etags.push(answer.headers.get("etag") ?? "");
    }
    const listed = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${listed.join("")}</CompleteMultipartUpload>`);
    const ended = await (await request(bucket, { method: "POST", name, query: { uploadId }, body }, [])).text();
    // S3 may report an error after a 200
    if (/<Error>/.test(ended)) throw away(bucket, textsOf(ended, "Code")[0] ?? "no answer");
  } catch (cause) {
    await request(bucket, { method: "DELETE", name, query: { uploadId } }, [404]).catch(() => undefined);
    throw cause;
  }
}

async function* toChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let buffered: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    buffered.push(piece);
    bytes += piece.length;
    if (bytes < part_bytes) continue;
    yield new Uint8Array(Buffer.concat(buffered));
    [buffered, bytes] = [[], 0];
  }
  if (bytes > 0) yield new Uint8Array(Buffer.concat(buffered));
}
