import type { Hono } from "hono";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { cardFiles, mountCards } from "./card.ts";
import { feedFile, mountFeed } from "./feed.ts";
import { mountRobots, robotsFiles } from "./robots.ts";
import { mountSitemap, sitemapFiles } from "./sitemap.ts";

export const crawlerFiles: readonly CachedFile[] = [...robotsFiles, ...sitemapFiles, feedFile, ...cardFiles];

export function mountCrawlerFiles(app: Hono, contextNow: () => Context): void {
  mountRobots(app, contextNow);
  mountSitemap(app, contextNow);
  mountFeed(app, contextNow);
  mountCards(app, contextNow);
}
