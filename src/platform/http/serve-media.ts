import type { Storage } from "../storage.ts";

const contentTypes: Record<string, string> = { webp: "image/webp", mp4: "video/mp4", webm: "video/webm" };

/** Serves a stored file. Its name stands for its content, so it may be kept for ever. Videos are answered in ranges. */
export async function serveMedia(storage: Storage, request: Request, name: string): Promise<Response> {
  const type = contentTypes[name.split(".").at(-1) ?? ""];
  const bytes = type === undefined ? null : await storage.get(name);
  if (type === undefined || bytes === null)
    return new Response("There is no such file.", { status: 404, headers: { "cache-control": "no-store" } });
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${name}"`,
  });
  if (request.headers.get("if-none-match") === headers.get("etag")) return new Response(null, { status: 304, headers });
  const range = readRange(request.headers.get("range"), bytes.length);
  if (!range) return new Response(bytes, { headers });
  headers.set("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`);
  return new Response(bytes.subarray(range.first, range.last + 1), { status: 206, headers });
}

/** One range of bytes, as RFC 9110 writes it; anything else is answered whole. */
function readRange(header: string | null, length: number): { first: number; last: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const first = match[1] === "" ? Math.max(0, length - Number(match[2])) : Number(match[1]);
  const last = match[1] === "" || match[2] === "" ? length - 1 : Math.min(Number(match[2]), length - 1);
  return first <= last ? { first, last } : undefined;
}
