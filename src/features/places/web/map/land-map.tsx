import Maximize from "lucide/dist/esm/icons/maximize.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useId, type ReactNode } from "react";
import type { Point } from "../../../../contract/places/mercator.ts";
import { outline } from "../../../../contract/places/outline.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useGestures } from "./use-gestures.ts";
import { useView, type MoveMap } from "./use-view.ts";
import { pointAt, scaleOf, zoom_step, type Size, type View } from "./view.ts";
import styles from "./land-map.module.css";

/** What stands on a map is told where the map is and how to move it. */
export type OnMap = { view: View; size: Size; move: MoveMap };

interface LandMapProps {
  /** What the map is of, for readers. */
  label: string;
  /** How it is used, below it. */
  help: string;
  /** Told where the map was pressed, beside what stands on it. */
  onPress?: (at: Point) => void;
  children: (map: OnMap) => ReactNode;
}

/** South Africa, Lesotho and Eswatini in outline, to be zoomed and moved, with what stands on them [map-1]. */
export function LandMap({ label, help, onPress, children }: LandMapProps) {
  const { ref, size, view, move } = useView();
  const isHeld = useGestures(ref, move, (spot) => {
    if (size && view) onPress?.(pointAt(view, size, spot));
  });
  const id = useId();
  return (
    <div role="group" aria-label={label} aria-describedby={id} className={styles.map}>
      <div ref={ref} className={classNames(styles.frame, isHeld && styles.held)}>
        {size && view && (
          <>
            <Outline view={view} size={size} />
            {children({ view, size, move })}
          </>
        )}
        <div className={styles.buttons}>
          <IconButton raised icon={Plus} label="Zoom in" onClick={() => move.zoomBy(zoom_step)} />
          <IconButton raised icon={Minus} label="Zoom out" onClick={() => move.zoomBy(-zoom_step)} />
          <IconButton raised icon={Maximize} label="Whole country" onClick={() => move.showAll()} />
        </div>
      </div>
      <p id={id} className={styles.help}>
        {help}
      </p>
    </div>
  );
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
