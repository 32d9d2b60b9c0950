import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { MoveMap } from "./use-view.ts";
import { type Spot, map_zoom_step } from "./view.ts";

const pan_px = 80;

const pans: Record<string, [left: number, top: number]> = {
  ArrowLeft: [pan_px, 0],
  ArrowRight: [-pan_px, 0],
  ArrowUp: [0, pan_px],
  ArrowDown: [0, -pan_px],
};

function obeyKeys(frame: HTMLElement, { zoomBy, dragBy, showAll }: MoveMap): () => void {
  const obey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const pan = shiftKey ? pans[key] : undefined;
    if (key === "+" || key === "=") zoomBy(map_zoom_step);
    else if (key === "-") zoomBy(-map_zoom_step);
    else if (key === "0") showAll();
    else if (pan) dragBy({ left: pan[0], top: pan[1] });
    else return;
    event.preventDefault();
  };
  frame.addEventListener("keydown", obey);
  return () => frame.removeEventListener("keydown", obey);
}

const press_px = 4;
const wheel_px = 160;

/** One finger and the plain wheel scroll the page; the wheel with Ctrl is a trackpad pinch. */
export function useGestures(
  ref: RefObject<HTMLDivElement | null>,
  move: MoveMap,
  onPress: (spot: Spot) => void,
): boolean {
  const press = useEffectEvent(onPress);
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const { dragBy, zoomBy } = move;
    const spot = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const { left, top } = frame.getBoundingClientRect();
      return { left: clientX - left, top: clientY - top };
    };
    const stop = [
      obeyKeys(frame, move),
      onWheel(frame, (steps, event) => zoomBy(steps, spot(event))),
      onMouse(frame, setDragging, dragBy),
      onPressed(frame, (event) => press(spot(event))),
      onFingers(frame, setDragging, (by, steps, middle) => {
        dragBy(by);
        zoomBy(steps, spot(middle));
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [ref, move]);
  return isDragging;
}

type Stop = () => void;

function onWheel(frame: HTMLElement, zoom: (steps: number, event: WheelEvent) => void): Stop {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(-event.deltaY / wheel_px, event);
  };
  frame.addEventListener("wheel", turn, { passive: false });
  return () => frame.removeEventListener("wheel", turn);
}

function onMouse(frame: HTMLElement, setDragging: (isDragging: boolean) => void, dragBy: (by: Spot) => void): Stop {
  const leaving = new AbortController();
  const { signal } = leaving;
  let from: PointerEvent | null = null;
  let isDragged = false;
  const end = () => {
    from = null;
    setDragging(false);
  };
  const begin = (event: PointerEvent) => {
    isDragged = false;
    if (event.pointerType !== "touch" && event.button === 0 && !isOnButton(event)) from = event;
  };
  const go = (event: PointerEvent) => {
    if (!from) return;
    const by = { left: event.clientX - from.clientX, top: event.clientY - from.clientY };
    if (!isDragged && Math.hypot(by.left, by.top) < press_px) return;
    isDragged = true;
    frame.setPointerCapture(event.pointerId);
    setDragging(true);
    from = event;
    dragBy(by);
  };
  // a drag is not a press
  const press = (event: MouseEvent) => {
    if (isDragged) event.stopImmediatePropagation();
    isDragged = false;
  };
  frame.addEventListener("pointerdown", begin, { signal });
  frame.addEventListener("pointermove", go, { signal });
  frame.addEventListener("pointerup", end, { signal });
  frame.addEventListener("pointercancel", end, { signal });
  frame.addEventListener("click", press, { signal, capture: true });
  return () => leaving.abort();
}

const isOnButton = ({ target }: Event) => target instanceof Element && target.closest("button") !== null;

function onPressed(frame: HTMLElement, press: (event: MouseEvent) => void): Stop {
  const announce = (event: MouseEvent) => {
    if (!isOnButton(event)) press(event);
  };
  frame.addEventListener("click", announce);
  return () => frame.removeEventListener("click", announce);
}

type Middle = { clientX: number; clientY: number };

function onFingers(
  frame: HTMLElement,
  setDragging: (isDragging: boolean) => void,
  move: (by: Spot, steps: number, middle: Middle) => void,
): Stop {
  const leaving = new AbortController();
  const { signal } = leaving;
  let before: (Middle & { apart: number }) | null = null;
  const read = ({ touches: [one, other] }: TouchEvent) => {
    if (!one || !other) return null;
    const [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY];
    const middle = { clientX: one.clientX - x / 2, clientY: one.clientY - y / 2 };
    return { ...middle, apart: Math.max(1, Math.hypot(x, y)) };
  };
  const begin = (event: TouchEvent) => {
    before = read(event);
    setDragging(before !== null);
  };
  const go = (event: TouchEvent) => {
    const at = read(event);
    if (!at || !before) return;
    event.preventDefault();
    const by = { left: at.clientX - before.clientX, top: at.clientY - before.clientY };
    move(by, Math.log2(at.apart / before.apart), at);
    before = at;
  };
  frame.addEventListener("touchstart", begin, { signal, passive: true });
  frame.addEventListener("touchmove", go, { signal, passive: false });
  frame.addEventListener("touchend", begin, { signal });
  frame.addEventListener("touchcancel", begin, { signal });
  return () => leaving.abort();
}
