import Maximize from "lucide/dist/esm/icons/maximize.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { Suspense, useEffect, useId, useState, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { MapTiles } from "../../../../contract/places/map-tiles.ts";
import type { Point } from "../../../../contract/places/mercator.ts";
import { outline } from "../../../../contract/places/outline.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import { Link } from "../../../../ui/link.tsx";
import type { Site } from "../../../../ui/page/page-meta.ts";
import type { StreetTilesProps } from "./street-tiles.tsx";
import { useGestures } from "./use-gestures.ts";
import { useView, type MoveMap } from "./use-view.ts";
import { outline_zoom_max, pointAt, scaleOf, street_zoom_max, map_zoom_step, type MapSize, type View } from "./view.ts";
import textStyles from "../../../../ui/text.module.css";
import styles from "./land-map.module.css";

const StreetTiles = lazyComponent(async () => (await import("./street-tiles.tsx")).StreetTiles, NoStreets);

export type OnMap = { view: View; size: MapSize; move: MoveMap };

interface LandMapProps {
  label: string;
  help: { keys: string; touch: string };
  onPress?: (at: Point) => void;
  children: (map: OnMap) => ReactNode;
}

/** South Africa, Lesotho and Eswatini as outlines or streets, with zoom and pan [map-1]. */
export function LandMap({ label, help, onPress, children }: LandMapProps) {
  const tiles = useTiles();
  const [isMissing, setMissing] = useState(false);
  const hasStreets = tiles !== undefined && !isMissing;
  const { ref, size, view, move } = useView(hasStreets ? street_zoom_max : outline_zoom_max);
  const isDragging = useGestures(ref, move, (spot) => {
    if (size && view) onPress?.(pointAt(view, size, spot));
  });
  const id = useId();
  return (
    <div role="group" aria-label={label} aria-describedby={id} className={textStyles.stack2}>
      <div ref={ref} className={classNames(styles.frame, isDragging && styles.dragging, hasStreets && styles.streets)}>
        {size && view && (
          <>
            <Outline view={view} size={size} />
            {tiles && (
              <Suspense>
                <StreetTiles url={tiles.url} view={view} size={size} onMissing={setMissing} />
              </Suspense>
            )}
            {children({ view, size, move })}
          </>
        )}
        <div className={styles.buttons}>
          <IconButton raised icon={Plus} label="Zoom in" onClick={() => move.zoomBy(map_zoom_step)} />
          <IconButton raised icon={Minus} label="Zoom out" onClick={() => move.zoomBy(-map_zoom_step)} />
          <IconButton raised icon={Maximize} label="Whole country" onClick={() => move.showAll()} />
        </div>
      </div>
      {tiles && <MapCredit credit={tiles.credit} isMissing={isMissing} />}
      <p id={id} className={classNames(textStyles.fine, styles.help)}>
        <span>{help.keys}</span>
        <span>{help.touch}</span>
      </p>
    </div>
  );
}

function NoStreets({ onMissing }: Pick<StreetTilesProps, "onMissing">) {
  useEffect(() => onMissing(true), [onMissing]);
  return null;
}

function Outline({ view: { x, y, zoom }, size: { width, height } }: Pick<OnMap, "view" | "size">) {
  const scale = scaleOf(zoom);
  const transform = `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  return (
    <svg className={styles.outline} aria-hidden="true">
      <g style={{ transform }}>
        <path d={outline.southAfrica} />
        <path d={outline.lesotho} className={styles.neighbour} />
        <path d={outline.eswatini} className={styles.neighbour} />
      </g>
    </svg>
  );
}

function useTiles(): MapTiles | undefined {
  return useRouteLoaderData<{ site: Site }>("root")?.site.tiles;
}

/** The source of the streets, or that they are unavailable [map-7]. */
function MapCredit({ credit, isMissing }: Pick<MapTiles, "credit"> & { isMissing: boolean }) {
  return (
    <div className={textStyles.fine}>
      <p role="status">
        {isMissing && "The street map could not be loaded, so the map shows only the country's outline."}
      </p>
      {!isMissing && (
        <p>
          {credit.map(({ text, to }) =>
            to === undefined ? (
              text
            ) : (
              <Link key={text} to={to}>
                {text}
              </Link>
            ),
          )}
        </p>
      )}
    </div>
  );
}
