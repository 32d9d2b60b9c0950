import type { MetaDescriptor } from "react-router";
import type { MapTiles } from "../contract/places/map-tiles.ts";

/** What the root's loader tells every page of the site. */
export type Site = {
  name: string;
  publicUrl: string;
  /** Where the browser finds API and media, if not at the pages' own address. */
  apiUrl?: string;
  /** The street tiles of its maps, if they have any. */
  tiles?: MapTiles;
};

type Match = { id: string; loaderData?: unknown } | undefined;

/** What a page says of itself to search engines and to those who share it. */
export type PageMeta = {
  title: string;
  description: string;
  /** The canonical path with the few parameters that make another page of it [visitors-26]. */
  path: string;
  /** A picture to share, if there is one: a path, or an address on another host. */
  image?: { url: string; width: number; height: number } | null;
  /** Else the picture that the site draws of it, by its name (`server/found/card.ts`) [visitors-34]. */
  card?: string | undefined;
  /** Filter combinations, errors and private pages stay out of search engines. */
  noindex?: boolean;
  /** Structured data: schema.org objects. */
  structured?: object[];
};

/** The head of a page: title, description, canonical address, Open Graph and structured data. */
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

/** The site as the root's loader told it; its plain name where the root could not be loaded. */
export function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { site?: Site } | undefined;
  return root?.site ?? { name: "Umshado", publicUrl: "" };
}
