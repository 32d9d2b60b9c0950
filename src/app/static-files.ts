import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Hono } from "hono";
import { chooseEncoding } from "../platform/http/choose-encoding.ts";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const endings = { br: ".br", gzip: ".gz", identity: "" } as const;

type File = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/**
 * Serves the built files of the browser: those under `/assets/` have a hash in their name and may be kept for ever, the
 * few others for a day, each with `always`, the headers of every answer. The build compressed them beforehand. All of them
 * together are small, so they stay in memory.
 */
export function mountStaticFiles(app: Hono, folder: string, always: Record<string, string>): void {
  const known = new Map<string, Promise<File | null>>();
  app.get("*", async (c, next) => {
    const path = c.req.path;
    const type = contentTypes[extname(path)];
    if (type === undefined || path.startsWith("/api/") || path.startsWith("/media/") || path.includes("\0"))
      return next();
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const key = `${encoding} ${path}`;
    const loading = known.get(key) ?? load(folder, path, type, encoding);
    const file = await loading;
    if (!file) return next();
    known.set(key, loading);
    return c.body(file.bytes, 200, { ...always, ...file.headers });
  });
}

async function load(folder: string, path: string, type: string, encoding: keyof typeof endings): Promise<File | null> {
  const place = normalize(join(folder, path));
  if (!place.startsWith(folder + sep) || place.includes(`${sep}.`)) return null;
  const lasting = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";
  const headers = {
    "content-type": type,
    "cache-control": lasting,
    vary: "accept-encoding",
  };
  const compressed = encoding === "identity" ? null : await read(place + endings[encoding]);
  if (compressed) return { bytes: compressed, headers: { ...headers, "content-encoding": encoding } };
  const bytes = await read(place);
  return bytes && { bytes, headers };
}

async function read(place: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(place));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "EISDIR")) return null;
    throw cause;
  }
}
