import type { Hono } from "hono";
import { href } from "react-router";
import { normaliseLine } from "../../contract/plain-text.ts";
import { listNewestProviders } from "../../features/listings/list-newest.ts";
import { pageDescription } from "../../features/providers/present/present-structured-data.ts";
import { escapeHtml } from "../../features/providers/web/get-badge-label.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { pageUrl } from "../../platform/network/page-url.ts";

/** Enough for readers that poll weekly. */
const entries_max = 50;

export const feed_path = "/feed.xml";

export const feedFile: CachedFile = { path: feed_path, tags: ["catalogue", "profiles", "settings"] };

/** `/feed.xml`: the newest published businesses, as Atom (RFC 4287) [visitors-32]. */
export function mountFeed(app: Hono, contextNow: () => Context): void {
  app.get(feed_path, async (c) =>
    c.body(await writeFeed(contextNow()), 200, {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
}

async function writeFeed(ctx: Context): Promise<string> {
  const { config } = ctx;
  const [{ site_name }, newest] = await Promise.all([readSettings(ctx), listNewestProviders(ctx, entries_max)]);
  const since = newest[0]?.published_at ?? new Date(0);
  const entries = newest.map((each) => {
    const address = pageUrl(config, "/provider/:id", { id: each.id });
    const { category_name: category } = each;
    return [
      `<entry><id>urn:uuid:${each.id}</id>`,
      element("title", [each.business_name, each.city].filter(Boolean).join(", ")),
      `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
      `<published>${each.published_at.toISOString()}</published><updated>${each.published_at.toISOString()}</updated>`,
      category === null ? "" : `<category term="${escapeHtml(category)}"/>`,
      `${element("summary", pageDescription(each))}</entry>`,
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-ZA">`,
    `<id>${escapeHtml(config.publicUrl + feed_path)}</id>`,
    element("title", `New on ${site_name}`),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(config.publicUrl + feed_path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(config.publicUrl + href("/providers"))}"/>`,
    `<author>${element("name", site_name)}</author>`,
    `<updated>${since.toISOString()}</updated>`,
    ...entries,
    `</feed>`,
    "",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(normaliseLine(text))}</${name}>`;
}
