import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { verifySignature, type SignedRequest } from "./verify-signature.ts";

type Mood = "works" | "hangs up" | 403 | 500 | 503;

type Answer = { status: number; headers?: Record<string, string>; body?: Uint8Array | string };
type Stored = { body: Uint8Array; type: string };

const keys = { accessKeyId: "UMSHADOTEST", secretAccessKey: "a secret/that+nobody prints" };
const bucket = "umshado-test";
/** Makes every list span pages: a service may return fewer names than requested. */
const names_per_page = 2;

/** Speaks the protocol over HTTP, and verifies signatures and body hashes. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  const moods: Mood[] = [];
  const answer = (request: SignedRequest): Answer => {
    const fault = verifySignature(request, keys);
    return fault === undefined ? work(objects, request) : refusal(403, fault);
  };
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const { method = "", url = "", headers } = incoming;
      requests.push(`${method} ${url}`);
      const mood = moods.length > 1 ? moods.shift() : moods[0];
      if (mood === "hangs up") return incoming.socket.destroy();
      if (typeof mood === "number") return send(response, refusal(mood, mood === 403 ? "AccessDenied" : "SlowDown"));
      return send(response, answer({ method, url, headers, body }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    requests,
    meet: (...next: Mood[]) => void moods.splice(0, Infinity, ...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(body);
}

function xml(status: number, content: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
  return { status, headers: { "content-type": "application/xml" }, body };
}

function refusal(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>For people</Message><RequestId>1</RequestId></Error>`);
}

function work(objects: Map<string, Stored>, { method, url, headers, body }: SignedRequest): Answer {
  const { pathname, searchParams } = new URL(url, "http://s3.test");
  const [, place, key = ""] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (place !== bucket) return refusal(404, "NoSuchBucket");
  if (key === "") return method === "GET" ? list(objects, searchParams) : refusal(405, "MethodNotAllowed");
  if (searchParams.has("uploads") || searchParams.has("uploadId"))
    return handleMultipart(objects, { method, key, body }, searchParams);
  if (method === "PUT") {
    objects.set(key, { body, type: String(headers["content-type"] ?? "binary/octet-stream") });
    return { status: 200, headers: { etag: `"${body.length}"` } };
  }
  if (method === "DELETE") {
    objects.delete(key);
    return { status: 204 };
  }
  const result = objects.get(key);
  if (!result) return refusal(404, "NoSuchKey");
  return method === "GET" ? read(result, String(headers["range"] ?? "")) : refusal(405, "MethodNotAllowed");
}

const parts_prefix = "parts/";

/** Parts become one object on completion. */
function handleMultipart(
  objects: Map<string, Stored>,
  { method, key, body }: { method: string; key: string; body: Uint8Array },
  query: URLSearchParams,
): Answer {
  if (query.has("uploads")) return xml(200, `<R><UploadId>${key}+/=1</UploadId></R>`);
  const id = query.get("uploadId") ?? "";
  const folder = `${parts_prefix}${id}/`;
  if (method === "PUT") {
    pending.set(`${folder}${query.get("partNumber")?.padStart(5, "0")}`, body);
    return { status: 200, headers: { etag: `"${body.length}"` } };
  }
  const names = [...pending.keys()].filter((name) => name.startsWith(folder)).toSorted();
  const parts = names.map((name) => pending.get(name) ?? new Uint8Array());
  for (const name of names) pending.delete(name);
  if (method === "DELETE") return { status: 204 };
  const listed =
    Buffer.from(body)
      .toString()
      .match(/<ETag>/g)?.length ?? 0;
  if (listed !== parts.length) return refusal(400, "InvalidPart");
  objects.set(key, { body: Buffer.concat(parts), type: "binary/octet-stream" });
  return xml(200, "<CompleteMultipartUploadResult/>");
}

const pending = new Map<string, Uint8Array>();

function read({ body, type }: Stored, range: string): Answer {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === "" && to === "") return { status: 200, headers: { "content-type": type }, body };
  const first = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (first > last) return refusal(416, "InvalidRange");
  const headers = { "content-type": type, "content-range": `bytes ${first}-${last}/${body.length}` };
  return { status: 206, headers, body: body.subarray(first, last + 1) };
}

/** ListObjectsV2. The token is opaque and needs URL escaping. */
function list(objects: Map<string, Stored>, query: URLSearchParams): Answer {
  if (query.get("list-type") !== "2") return refusal(501, "NotImplemented");
  const most = Math.min(names_per_page, Number(query.get("max-keys") ?? 1_000));
  const after = Buffer.from(query.get("continuation-token")?.replace("a+/ =", "") ?? "", "base64").toString();
  const names = [...objects.keys()].toSorted().filter((name) => name > after);
  const page = names.slice(0, most);
  const next = `a+/ =${Buffer.from(page.at(-1) ?? "").toString("base64")}`;
  const more = names.length > page.length;
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix/>
      <KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${more}</IsTruncated>
      ${more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""}
      ${page.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join("\n")}</ListBucketResult>`,
  );
}
