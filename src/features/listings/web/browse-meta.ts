import { href } from "react-router";
import type { CardProvider } from "./cards/card-provider.ts";
import { formatCategoryTitle } from "./cards/format-category-title.ts";
import { formatTotal } from "./cards/format-total.ts";

type BrowseMeta = { title: string; description: string; path: string };

type Place = {
  category: { name: string; slug: string } | null;
  province?: string;
  page: number;
  total: number;
  isCapped?: boolean;
};

/** Category and page make a separate page for search engines [visitors-26]. */
export function browseMeta({ category, province = "", page, total, isCapped }: Place): BrowseMeta {
  const query = new URLSearchParams();
  if (category) query.set("category", category.slug);
  if (page > 1) query.set("page", String(page));
  const name = category || province ? formatCategoryTitle(category?.name ?? "Vendors", province) : "Browse Providers";
  const whom = category ? category.name.toLowerCase() : "wedding vendors";
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: `${formatTotal(total, isCapped, "business", "businesses")} for your day: compare ${whom} in ${province || "all nine provinces"} by rating, price and trust, and write to them directly.`,
    path: query.size === 0 ? href("/providers") : `${href("/providers")}?${query}`,
  };
}

/** schema.org data with absolute addresses; card contents are on the page already. */
export function browseStructure(
  publicUrl: string,
  place: Place,
  providers: readonly CardProvider[] | undefined,
  first: number,
): object[] {
  if (!providers) return [{}, {}];
  const { category } = place;
  const crumbs: [string, string][] = [
    ["Home", href("/")],
    ["Browse Providers", href("/providers")],
    ...(category
      ? [[category.name, `${href("/providers")}?category=${category.slug}`] satisfies [string, string]]
      : []),
  ];
  const trail = {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
  if (providers.length === 0) return [trail];
  const list = {
    "@type": "ItemList",
    numberOfItems: place.total,
    // each provider's page describes itself
    itemListElement: providers.map(({ id }, at) => ({
      "@type": "ListItem",
      position: first + at,
      url: publicUrl + href("/provider/:id", { id }),
    })),
  };
  return [list, trail];
}
