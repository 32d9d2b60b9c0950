import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

const day = "public, max-age=86400";
const forever = "public, max-age=31536000, immutable";

/** Files in `/assets/` have hashed names and are cached for ever, others for a day. */
export function mountStaticFiles(app: Hono, folder: string, always: Record<string, string>): void {
  const serve = serveStatic({ root: folder, precompressed: true });
  app.get("*", async (c, next) => {
    const { path } = c.req;
    if (extname(path) === "" || path.includes("/.") || /^\/(?:api|media)\//.test(path)) return next();
    const result = await serve(c, next);
    if (!(result instanceof Response)) return undefined;
    const headers = {
      ...always,
      "cache-control": path.startsWith("/assets/") ? forever : day,
      vary: "accept-encoding",
    };
    for (const [name, value] of Object.entries(headers)) result.headers.set(name, value);
    return result;
  });
}
