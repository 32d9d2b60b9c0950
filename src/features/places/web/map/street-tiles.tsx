import { Map as TileMap, TileLayer } from "leaflet";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { unproject } from "../../../../contract/places/mercator.ts";
import { street_zoom_max, type MapSize, type View } from "./view.ts";
import styles from "./street-tiles.module.css";

export interface StreetTilesProps {
  url: string;
  view: View;
  size: MapSize;
  /** True after the first tile that fails to load; false once one loads. */
  onMissing: (isMissing: boolean) => void;
}

/** The library only draws tiles; we handle all movement, the same as without streets. */
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

/** Raster tiles from a tile server [map-6]. */
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
  // before painting, so that tiles and markers move together; a hidden tab has no size
  useLayoutEffect(() => {
    if (map && size.width > 0) follow(map.invalidateSize({ animate: false, pan: false }), view);
  }, [map, view, size]);
  return <div ref={ref} aria-hidden="true" className={styles.tiles} />;
}

/** `setView` would discard all tiles at another zoom; an instant flight keeps them. */
function follow(map: TileMap, view: View): void {
  const { latitude, longitude } = unproject(view);
  const isFirst = (map.getZoom() as number | undefined) === undefined;
  if (isFirst || map.getZoom() === view.zoom) map.setView([latitude, longitude], view.zoom, { animate: false });
  else map.flyTo([latitude, longitude], view.zoom, { duration: Number.MIN_VALUE });
}
