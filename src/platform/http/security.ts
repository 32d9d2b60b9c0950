import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

/** The headers that every answer bears [running-7]. */
export function securityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of one rendered page. Its inline scripts are allowed by their hashes, so that the policy
 * may be kept and shared with the page: a nonce in a shared page would be readable by everyone.
 */
export function pagePolicy(html: string, config: Config): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(inlineScript)) {
    if (attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return policy(["'self'", ...hashes].join(" "), config);
}

/** The policy of everything that is no page: nothing may run. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

function policy(scripts: string, { apiUrl, publicUrl }: Config): string {
  const elsewhere = apiUrl === publicUrl ? "" : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://i.ytimg.com${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    "frame-src https://www.youtube-nocookie.com",
    `connect-src 'self'${elsewhere}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
