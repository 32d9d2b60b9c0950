import type { Hono } from "hono";
import { listCategoriesWithCounts } from "../../features/categories/list-categories-with-counts.ts";
import { listPlacePages } from "../../features/listings/list-place-pages.ts";
import { listProviderAddresses } from "../../features/listings/list-provider-addresses.ts";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { pageUrl } from "../../platform/network/page-url.ts";

/** The sitemap protocol's limit for one file. */
const addressesMax = 50_000;

const xml = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };

export const sitemapFiles: readonly CachedFile[] = [
  { path: "/sitemap.xml", tags: ["catalogue"] },
  { path: "/sitemap-pages.xml", tags: ["catalogue"] },
  { path: "/sitemap-places.xml", tags: ["catalogue"] },
  { path: "/sitemap-providers-{part}.xml", tags: ["catalogue", "profiles"] },
];

export function mountSitemap(app: Hono, contextNow: () => Context): void {
  app.get("/sitemap.xml", async (c) => {
    const ctx = contextNow();
    const { total } = await listProviderAddresses(ctx, { offset: 0, limit: 0 });
    const sections = Array.from({ length: Math.ceil(total / addressesMax) }, (_, index) => `providers-${index}`);
    const entries = ["pages", "places", ...sections].map(
      (section) => `<sitemap><loc>${ctx.config.publicUrl}/sitemap-${section}.xml</loc></sitemap>`,
    );
    return c.body(document("sitemapindex", entries), 200, xml);
  });
  app.get("/sitemap-pages.xml", async (c) => c.body(document("urlset", await fixedPages(contextNow())), 200, xml));
  app.get("/sitemap-places.xml", async (c) => c.body(document("urlset", await placePages(contextNow())), 200, xml));
  app.get("/:file{sitemap-providers-[0-9]+\\.xml}", async (c) => {
    const page = Number(/\d+/.exec(c.req.param("file"))?.[0]);
    const entries = await providerPages(contextNow(), page);
    return entries.length === 0 ? c.notFound() : c.body(document("urlset", entries), 200, xml);
  });
}

async function fixedPages(ctx: Context): Promise<string[]> {
  const { categories } = await listCategoriesWithCounts(ctx);
  const listed = categories.filter(({ provider_count }) => provider_count > 0);
  const { config } = ctx;
  const lists = listed.map(({ slug }) => `${pageUrl(config, "/providers")}?category=${slug}`);
  const addresses = [
    pageUrl(config, "/"),
    pageUrl(config, "/providers"),
    ...lists,
    pageUrl(config, "/bulk-contact"),
    pageUrl(config, "/how-trust-works"),
    pageUrl(config, "/privacy"),
    pageUrl(config, "/provider-terms"),
    pageUrl(config, "/paia"),
    pageUrl(config, "/complaints"),
    pageUrl(config, "/terms"),
  ];
  return addresses.map((address) => `<url><loc>${address}</loc></url>`);
}

async function placePages(ctx: Context): Promise<string[]> {
  const pages = await listPlacePages(ctx);
  return pages.map(({ category, slug, updated_on }) =>
    entry(pageUrl(ctx.config, "/:category/:place", { category, place: slug }), updated_on),
  );
}

async function providerPages(ctx: Context, page: number): Promise<string[]> {
  const { addresses } = await listProviderAddresses(ctx, { offset: page * addressesMax, limit: addressesMax });
  return addresses.map(({ id, updated_at }) =>
    entry(pageUrl(ctx.config, "/provider/:id", { id }), updated_at.toISOString().slice(0, 10)),
  );
}

function entry(address: string, lastmod: string): string {
  return `<url><loc>${address}</loc><lastmod>${lastmod}</lastmod></url>`;
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
}
