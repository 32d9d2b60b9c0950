import { href } from "react-router";
import type { Where } from "../search/resolve-where.ts";
import type { CardProvider } from "./cards/card-provider.ts";

type Category = { name: string; slug: string };

export type Breadcrumb = { name: string; to: string };

/** Breadcrumb: list, category, province, place. */
export function buildBreadcrumbs(category: Category, where: Where, province: Where | null): Breadcrumb[] {
  const at = ({ name, slug }: Where) => ({
    name,
    to: href("/:category/:place", { category: category.slug, place: slug }),
  });
  return [
    { name: "Browse Providers", to: href("/providers") },
    { name: category.name, to: `${href("/providers")}?category=${category.slug}` },
    ...(province ? [at(province)] : []),
    at(where),
  ];
}

export function buildPlaceJsonLd(
  publicUrl: string,
  trail: readonly Breadcrumb[],
  { total, providers }: { total: number; providers: readonly CardProvider[] },
): object[] {
  return [
    {
      "@type": "ItemList",
      numberOfItems: total,
      itemListElement: providers.map(({ id, business_name }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: business_name,
        url: publicUrl + href("/provider/:id", { id }),
      })),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Home", to: href("/") }, ...trail].map(({ name, to }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: publicUrl + to,
      })),
    },
  ];
}
