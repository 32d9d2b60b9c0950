import { readProvider } from "../../features/providers/read-provider.ts";
import { getBadgeLabel, type BadgeTheme } from "../../features/providers/web/get-badge-label.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { contentTag, hasTag } from "../../platform/http/shared-answer.ts";
import { Refusal } from "../../platform/refusal.ts";
import { badgePicture, noBadge } from "./badge-picture.ts";

/** Any website may show the badge [providers-19]; it runs and fetches nothing. */
const badgeHeaders = {
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
};

export const badgeFile: CachedFile = {
  path: "/badge/{id}.svg",
  tags: ["provider:{id}", "settings"],
  read: readBadgeQuery,
};

/** Browsers cache it for an hour [providers-19]. Empty for hidden providers, such as super admins. */
export async function answerBadge(ctx: Context, id: string, request: Request): Promise<Response> {
  const { theme = "light" } = readBadgeQuery(new URL(request.url).searchParams);
  const body = await drawBadge(ctx, id, theme);
  const etag = `"${contentTag(body)}"`;
  const headers = { ...badgeHeaders, etag };
  if (hasTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

function readBadgeQuery(address: URLSearchParams): { theme?: BadgeTheme } {
  return address.get("theme") === "dark" ? { theme: "dark" } : {};
}

async function drawBadge(ctx: Context, id: string, theme: BadgeTheme): Promise<string> {
  const { site_name } = await readSettings(ctx);
  try {
    const { business_name, trust_score, is_super_admin } = await readProvider(ctx, id);
    if (is_super_admin) return noBadge;
    const label = getBadgeLabel(trust_score);
    return badgePicture({ label, site_name, title: `${business_name}: ${label} ${site_name}` }, theme);
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === "provider_not_found") return noBadge;
    throw cause;
  }
}
