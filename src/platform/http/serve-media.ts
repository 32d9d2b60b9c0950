import type { Log } from "../log.ts";
import { private_prefix, StorageError, type ByteRange, type Storage } from "../storage/storage.ts";
import { retryAfterSeconds } from "./page.ts";
import { hasTag } from "./shared-answer.ts";

const images = new Map([["webp", "image/webp"]]);
const videos = new Map([
  ["mp4", "video/mp4"],
  ["webm", "video/webm"],
]);

/** Cacheable for ever: the name is a content hash. Private files are a 404; without storage a 503. */
export async function serveMedia(storage: Storage, request: Request, name: string, log: Log): Promise<Response> {
  const ending = name.split(".").at(-1) ?? "";
  const type = images.get(ending) ?? videos.get(ending);
  if (type === undefined || name.startsWith(private_prefix)) return missing();
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${name}"`,
  });
  if (hasTag(request.headers.get("if-none-match"), `"${name}"`)) return new Response(null, { status: 304, headers });
  const range = readRange(request.headers);
  try {
    return range || videos.has(ending)
      ? await sendRange(storage, request, { name, range, headers })
      : await sendFull(storage, name, headers);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    log.warn("media away", { message: cause.message });
    const away = { "cache-control": "no-store", "retry-after": String(retryAfterSeconds) };
    return new Response("Pictures can’t be shown right now. Please try again in a moment.", {
      status: 503,
      headers: away,
    });
  }
}

async function sendFull(storage: Storage, name: string, headers: Headers): Promise<Response> {
  const bytes = await storage.get(name);
  return bytes === null ? missing() : new Response(bytes, { headers });
}

async function sendRange(
  storage: Storage,
  { method }: Request,
  { name, range, headers }: { name: string; range: ByteRange | undefined; headers: Headers },
): Promise<Response> {
  const result = await storage.getRange(name, range ?? { first: 0 });
  if (result === null) return missing();
  if (result === "beyond") return new Response(null, { status: 416, headers: { "cache-control": "no-store" } });
  const { first, last, size, body } = result;
  if (range) headers.set("content-range", `bytes ${first}-${last}/${size}`);
  headers.set("content-length", String(last - first + 1));
  // An unread body after HEAD would keep its file open.
  if (method === "HEAD") await body.cancel();
  return new Response(method === "HEAD" ? null : body, { status: range ? 206 : 200, headers });
}

function missing(): Response {
  return new Response("There is no such file.", { status: 404, headers: { "cache-control": "no-store" } });
}

function readRange(headers: Headers): ByteRange | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "") ?? [];
  if (from === "") return Number(to) > 0 ? { suffix: Number(to) } : undefined;
  const range = { first: Number(from), last: to === "" ? undefined : Number(to) };
  return range.last !== undefined && range.last < range.first ? undefined : range;
}
