import { useRouteLoaderData } from "react-router";
import type { MapTiles } from "../../../../contract/places/map-tiles.ts";
import type { Site } from "../../../../ui/page-meta.ts";

/** The site's street tiles, which the root's loader tells; undefined where maps are outlines. */
export function useTiles(): MapTiles | undefined {
  return useRouteLoaderData<{ site: Site }>("root")?.site.tiles;
}
