import { createHash } from "node:crypto";
import type { Config } from "../config.ts";
import { markedScripts } from "./script-mark.ts";

/** For every answer [running-7]. */
export function securityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(self), microphone=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * Allows our marked scripts and the `known` ones by hash: a nonce in a cached page would be public. Call before the
 * mark is removed.
 */
export function pagePolicy(page: string, known: readonly string[], config: Config): string {
  const hashes = [...known, ...markedScripts(page)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return policy(["'self'", ...new Set(hashes)].join(" "), config);
}

export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

function policy(scripts: string, { apiUrl, publicUrl, mapTiles }: Config): string {
  const elsewhere = apiUrl === publicUrl ? "" : ` ${new URL(apiUrl).origin}`;
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : "";
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://i.ytimg.com${elsewhere}${tiles}`,
    `media-src 'self' blob:${elsewhere}`,
    "frame-src https://www.youtube-nocookie.com",
    `connect-src 'self'${elsewhere}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
