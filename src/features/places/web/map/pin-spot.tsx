import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Point } from "../../../../contract/places/mercator.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { OnMap } from "./land-map.tsx";
import { pointAt, spotOf } from "./view.ts";
import styles from "./pin-spot.module.css";

interface PinSpotProps {
  map: OnMap;
  at: Point;
  onMove: (at: Point) => void;
}

const step_px = 4;

const steps: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-step_px, 0],
  ArrowRight: [step_px, 0],
  ArrowUp: [0, -step_px],
  ArrowDown: [0, step_px],
};

export function PinSpot({ map: { view, size, move }, at, onMove }: PinSpotProps) {
  const { left, top } = spotOf(view, size, at);
  const held = useRef<{ left: number; top: number } | null>(null);
  const moveBy = (x: number, y: number) => onMove(pointAt(view, size, { left: left + x, top: top + y }));
  function step(event: KeyboardEvent) {
    const by = event.shiftKey ? undefined : steps[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(...by);
    move.show(at);
  }
  function begin({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    held.current = { left: left - clientX, top: top - clientY };
  }
  function drag({ clientX, clientY }: PointerEvent) {
    const from = held.current;
    if (from) onMove(pointAt(view, size, { left: from.left + clientX, top: from.top + clientY }));
  }
  const end = () => {
    held.current = null;
  };
  return (
    <button
      type="button"
      aria-label="The pin: arrow keys move it"
      className={styles.pin}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      onKeyDown={step}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Icon of={MapPin} />
    </button>
  );
}
