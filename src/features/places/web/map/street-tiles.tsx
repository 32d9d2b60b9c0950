import { Map as TileMap, TileLayer } from "leaflet";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { unproject } from "../../../../contract/places/mercator.ts";
import { street_zoom_max, type Size, type View } from "./view.ts";
import styles from "./street-tiles.module.css";

export interface StreetTilesProps {
  /** The tiles' address. */
  url: string;
  view: View;
  size: Size;
  /** Told true once a tile could not be had and none was before; false once one is there. */
  onMissing: (isMissing: boolean) => void;
}

/** The library draws tiles and nothing else: what moves a map is the same with streets and without. */
const still = {
  zoomSnap: 0,
  zoomControl: false,
  attributionControl: false,
  fadeAnimation: false,
  zoomAnimation: false,
  dragging: false,
  keyboard: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
} as const;

/** The streets of a map's view, as pictures that a server has ready [map-6]. */
export function StreetTiles({ url, view, size, onMissing }: StreetTilesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TileMap | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const made = new TileMap(ref.current, still);
    let isAnyThere = false;
    new TileLayer(url, { maxZoom: street_zoom_max })
      .on("tileload", () => {
        isAnyThere = true;
        onMissing(false);
      })
      .on("tileerror", () => onMissing(!isAnyThere))
      .addTo(made);
    setMap(made);
    return () => void made.remove();
  }, [url, onMissing]);
  // before it is painted, so that tiles and what stands on them move as one; in a tab that is hidden there is no room
  useLayoutEffect(() => {
    if (map && size.width > 0) follow(map.invalidateSize({ animate: false, pan: false }), view);
  }, [map, view, size]);
  return <div ref={ref} aria-hidden="true" className={styles.tiles} />;
}

/** Another zoom by `setView` would throw away all tiles; a flight that ends at once keeps them until the next ones are there. */
function follow(map: TileMap, view: View): void {
  const { latitude, longitude } = unproject(view);
  const isFirst = (map.getZoom() as number | undefined) === undefined;
  if (isFirst || map.getZoom() === view.zoom) map.setView([latitude, longitude], view.zoom, { animate: false });
  else map.flyTo([latitude, longitude], view.zoom, { duration: Number.MIN_VALUE });
}
