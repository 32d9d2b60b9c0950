import { useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../../../contract/places/mercator.ts";
import { bound, bringIn, country, drag, fit, zoomAround, type Size, type Spot, type View } from "./view.ts";

/** How near to an edge of the map something may be that is looked at. */
const margin_px = 44;

/** What moves a map. */
export type MoveMap = {
  dragBy: (by: Spot) => void;
  /** Zooms in or out around a spot, or around the middle. */
  zoomBy: (steps: number, around?: Spot) => void;
  /** Shows all of these points; without any the whole country. */
  showAll: (points?: readonly Point[]) => void;
  /** Moves just so far that the point is well in sight. */
  show: (point: Point) => void;
};

/**
 * What a map shows, and how that is changed. `ref` is for the element that the map fills; until its size is known nothing can
 * be drawn. The middle stays where it is when the size changes, and so when it may be zoomed less far than before.
 */
export function useView(zoom_max: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const [wanted, setWanted] = useState<View | null>(null);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () => setRoom({ width: frame.clientWidth, height: frame.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, []);
  const size = useMemo(() => room && { ...room, zoom_max }, [room, zoom_max]);
  const move = useMemo((): MoveMap => {
    const change = (next: (view: View, at: Size) => View) => {
      if (size) setWanted((view) => bound(next(view ?? fit(country, size), size), size));
    };
    return {
      dragBy: (by) => change((view, at) => drag(view, at, by)),
      zoomBy: (steps, around) =>
        change((view, at) =>
          zoomAround(view, at, around ?? { left: at.width / 2, top: at.height / 2 }, view.zoom + steps),
        ),
      showAll: (points = country) => change((_, at) => fit(points, at, points === country ? 0 : margin_px)),
      show: (point) => change((view, at) => bringIn(view, at, point, margin_px)),
    };
  }, [size]);
  return { ref, size, view: size && bound(wanted ?? fit(country, size), size), move };
}
