import type { Hono } from "hono";
import { href } from "react-router";
import { listCategoriesWithCounts } from "../../features/categories/list-categories-with-counts.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { feed_path } from "./feed.ts";

export const robotsFiles: readonly CachedFile[] = [
  { path: "/robots.txt", tags: ["settings"] },
  { path: "/llms.txt", tags: ["settings", "catalogue"] },
];

/** `/robots.txt` and `/llms.txt`: an admin's text or the default [visitors-33]. */
export function mountRobots(app: Hono, contextNow: () => Context): void {
  app.get("/robots.txt", async (c) => {
    const ctx = contextNow();
    const { robots_txt } = await readSettings(ctx);
    return c.text(withSitemap(robots_txt || standardRobots(), ctx.config.publicUrl));
  });
  app.get("/llms.txt", async (c) => {
    const ctx = contextNow();
    const settings = await readSettings(ctx);
    return c.text(`${settings.llms_txt || (await standardLlms(ctx, settings.site_name))}\n`, 200, {
      "content-type": "text/markdown; charset=utf-8",
    });
  });
}

/** Excludes personal pages, whose HTML is empty anyway. */
function standardRobots(): string {
  const closed = [
    "/api/",
    href("/dashboard"),
    href("/enquiries"),
    href("/calendar"),
    href("/messages"),
    href("/conversation"),
    `${href("/media")}$`,
    href("/admin"),
    href("/couple-dashboard"),
    href("/outbox"),
    "/auth/",
    href("/reset-password"),
    href("/unsubscribe"),
  ];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)].join("\n");
}

function withSitemap(text: string, publicUrl: string): string {
  return /^sitemap:/im.test(text) ? `${text}\n` : `${text}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

async function standardLlms(ctx: Context, site_name: string): Promise<string> {
  const { config } = ctx;
  const { categories } = await listCategoriesWithCounts(ctx);
  const listed = categories.filter(({ provider_count }) => provider_count > 0);
  const list = pageUrl(config, "/providers");
  return [
    `# ${site_name}`,
    "",
    `> A directory of wedding businesses in South Africa: who they are, where they work, what they cost and who vouches for them. Couples write to them directly, free of charge.`,
    "",
    "## Pages",
    "",
    `- [All businesses](${list}): with filters for category, place, price and rating`,
    ...listed.map(({ name, slug }) => `- [${name}](${list}?category=${slug})`),
    `- [How trust works](${pageUrl(config, "/how-trust-works")}): how a business's trust score is calculated`,
    "",
    "## For programs",
    "",
    `- [API](${config.publicUrl}/api/docs): every public list and profile as JSON, without a key`,
    `- [OpenAPI document](${config.publicUrl}/api/openapi.json)`,
    `- [New businesses](${config.publicUrl}${feed_path}): an Atom feed`,
    `- [Sitemap](${config.publicUrl}/sitemap.xml)`,
    "",
    "## Optional",
    "",
    `- [Privacy](${pageUrl(config, "/privacy")})`,
    `- [Terms](${pageUrl(config, "/terms")})`,
  ].join("\n");
}
