import type { Hono } from "hono";
import { formatCount, formatRating } from "../../contract/format.ts";
import { listCategoriesWithCounts } from "../../features/categories/list-categories-with-counts.ts";
import { readPlacePage } from "../../features/listings/read-place-page.ts";
import { formatCategoryTitle } from "../../features/listings/web/cards/format-category-title.ts";
import { fullName } from "../../features/places/rules.ts";
import { readProvider } from "../../features/providers/read-provider.ts";
import { refuseIfDeleted } from "../../features/providers/refuse-if-deleted.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import type { Context } from "../../platform/context.ts";
import type { CachedFile } from "../../platform/http/cached-page.ts";
import { refuse } from "../../platform/refusal.ts";

export const cardFiles: readonly CachedFile[] = [
  { path: "/card/provider/{id}.png", tags: ["provider:{id}", "settings"] },
  { path: "/card/{category}.png", tags: ["catalogue", "settings"] },
  { path: "/card/{category}/{place}.png", tags: ["catalogue", "settings"] },
];

type CardContent = { title: string; line: string };

/** For shared links [visitors-34]. */
export function mountCards(app: Hono, contextNow: () => Context): void {
  const answer = async (gather: (ctx: Context) => Promise<CardContent>) => {
    const ctx = contextNow();
    const [{ site_name: site }, content] = await Promise.all([readSettings(ctx), gather(ctx)]);
    return new Response(Buffer.from(await ctx.pictures.draw({ ...content, site })), {
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=86400",
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  };
  const named = (file: string) => file.replace(/\.png$/, "");
  app.get("/card/provider/:file{[^/]+\\.png}", (c) => answer((ctx) => ofProvider(ctx, named(c.req.param("file")))));
  app.get("/card/:file{[^/]+\\.png}", (c) => answer((ctx) => ofCategory(ctx, named(c.req.param("file")))));
  app.get("/card/:category/:file{[^/]+\\.png}", (c) =>
    answer((ctx) => describePlace(ctx, c.req.param("category"), named(c.req.param("file")))),
  );
}

async function ofProvider(ctx: Context, id: string): Promise<CardContent> {
  const provider = await refuseIfDeleted(ctx, id, () => readProvider(ctx, id));
  const { business_name: title, category_name, city, province, rating, review_count } = provider;
  const where = [city, province].filter(Boolean).join(", ");
  const what = [category_name, where].filter(Boolean).join(category_name ? " in " : "");
  const stars =
    review_count > 0 ? `${formatRating(rating)} from ${formatCount(review_count, "review", "reviews")}` : "";
  return { title, line: [what, stars].filter(Boolean).join(" · ") };
}

async function ofCategory(ctx: Context, slug: string): Promise<CardContent> {
  const { categories } = await listCategoriesWithCounts(ctx);
  const result = categories.find((each) => each.slug === slug) ?? refuse("not_found");
  return { title: formatCategoryTitle(result.name), line: toCompare(result.provider_count) };
}

async function describePlace(ctx: Context, category: string, where: string): Promise<CardContent> {
  const result = await readPlacePage(ctx, { category, where });
  if ("instead" in result) return refuse("not_found");
  const name = result.where.place ? fullName(result.where.place) : result.where.name;
  return { title: formatCategoryTitle(result.category.name, name), line: toCompare(result.list.total) };
}

function toCompare(total: number): string {
  return `${formatCount(total, "business", "businesses")} to compare and to write to`;
}
