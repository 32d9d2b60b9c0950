import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { dayOf } from "./day-of.ts";
import type { SelectionAction } from "./range-selection.ts";

/** A finger held still this long starts a range. */
const long_press_ms = 450;
const still_px = 10;

type Action = (act: SelectionAction) => void;

/** A press opens a day, a mouse drag or long touch selects a range; a moving finger scrolls. */
export function useDayPress(onAction: Action) {
  const mouse = useMouse(onAction);
  const finger = useFinger((day) => onAction({ act: "pick", day }));
  return {
    onPointerDown(event: PointerEvent) {
      const day = dayOf(event.target);
      finger.lift();
      finger.discard();
      if (day === null || event.button !== 0) return;
      if (event.pointerType !== "mouse") finger.put(day, event);
      else if (!event.shiftKey) mouse.put(day);
    },
    onPointerMove: finger.move,
    onPointerOver: mouse.enter,
    onPointerUp: finger.lift,
    onPointerCancel: finger.lift,
    onContextMenu(event: MouseEvent) {
      // prevents the context menu of a long touch only
      if (finger.isThere()) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const day = dayOf(event.target);
      // ignore the click after a long touch
      if (day !== null && !finger.wasLong()) onAction({ act: "press", day, isExtending: event.shiftKey });
    },
  };
}

function useMouse(onAction: Action) {
  const drawing = useRef<{ from: string; isDrawn: boolean } | null>(null);
  const newest = useRef(onAction);
  useEffect(() => {
    newest.current = onAction;
  });
  useEffect(() => {
    const end = () => {
      if (drawing.current?.isDrawn) newest.current({ act: "drop" });
      drawing.current = null;
    };
    globalThis.addEventListener("pointerup", end);
    return () => globalThis.removeEventListener("pointerup", end);
  }, []);
  return {
    put(day: string) {
      drawing.current = { from: day, isDrawn: false };
    },
    enter(event: PointerEvent) {
      const at = drawing.current;
      const to = dayOf(event.target);
      if (!at || to === null || (to === at.from && !at.isDrawn)) return;
      at.isDrawn = true;
      onAction({ act: "drag", from: at.from, to });
    },
  };
}

function useFinger(onLong: (day: string) => void) {
  const finger = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isLong = useRef(false);
  const lift = () => {
    clearTimeout(finger.current?.timer);
    finger.current = null;
  };
  useEffect(() => lift, []);
  return {
    lift,
    put(day: string, { clientX: x, clientY: y }: PointerEvent) {
      const begin = () => {
        isLong.current = true;
        onLong(day);
      };
      finger.current = { timer: setTimeout(begin, long_press_ms), x, y };
    },
    move({ clientX, clientY }: PointerEvent) {
      const at = finger.current;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > still_px) lift();
    },
    discard() {
      isLong.current = false;
    },
    isThere: () => finger.current !== null || isLong.current,
    wasLong: () => isLong.current,
  };
}
