import { useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../../../contract/places/mercator.ts";
import { bound, bringIn, country, drag, fit, zoomAt, type MapSize, type Spot, type View } from "./view.ts";

const margin_px = 44;

export type MoveMap = {
  dragBy: (by: Spot) => void;
  zoomBy: (steps: number, anchor?: Spot) => void;
  showAll: (points?: readonly Point[]) => void;
  show: (point: Point) => void;
};

/** `ref` is for the element that the map fills. The centre stays when the size changes. */
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
    const change = (next: (view: View, at: MapSize) => View) => {
      if (size) setWanted((view) => bound(next(view ?? fit(country, size), size), size));
    };
    return {
      dragBy: (by) => change((view, at) => drag(view, at, by)),
      zoomBy: (steps, anchor) =>
        change((view, at) => zoomAt(view, at, anchor ?? { left: at.width / 2, top: at.height / 2 }, view.zoom + steps)),
      showAll: (points = country) => change((_, at) => fit(points, at, points === country ? 0 : margin_px)),
      show: (point) => change((view, at) => bringIn(view, at, point, margin_px)),
    };
  }, [size]);
  return { ref, size, view: size && bound(wanted ?? fit(country, size), size), move };
}
