import type { MetaDescriptor } from "react-router";
import type { MapTiles } from "../../contract/places/map-tiles.ts";

export type Site = {
  name: string;
  publicUrl: string;
  apiUrl?: string;
  tiles?: MapTiles;
};

type Match = { id: string; loaderData?: unknown } | undefined;

export type PageMeta = {
  title: string;
  description: string;
  /** The canonical path with only the significant parameters [visitors-26]. */
  path: string;
  image?: { url: string; width: number; height: number } | null;
  /** Else the picture that the site draws of it, by its name (`server/found/card.ts`) [visitors-34]. */
  card?: string | undefined;
  noindex?: boolean;
  structured?: object[];
};

export function pageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  const title = page.title === site.name ? site.name : `${page.title} · ${site.name}`;
  const address = site.publicUrl + page.path;
  const image = page.image ?? (page.card && { url: `/card/${page.card}.png`, width: 1200, height: 630 });
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: address }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_ZA" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    ...(image
      ? [
          { property: "og:image", content: (image.url.startsWith("/") ? site.publicUrl : "") + image.url },
          { property: "og:image:width", content: String(image.width) },
          { property: "og:image:height", content: String(image.height) },
          { property: "og:image:alt", content: page.title },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "twitter:card", content: "summary" }]),
    ...(page.structured ?? []).map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

/** Only the default name if the root failed to load. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { site?: Site } | undefined;
  return root?.site ?? { name: "Umshado", publicUrl: "" };
}
