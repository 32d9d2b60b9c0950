import { useRef, type PointerEvent } from "react";

/** How far a finger draws a sheet down to close it. */
const far_px = 80;

function move({ currentTarget: { parentElement: sheet } }: PointerEvent<HTMLElement>, by: number) {
  if (sheet) sheet.style.translate = by > 0 ? `0 ${by}px` : "";
}

/** Lets a finger on the head of a sheet draw it down, as its grabber promises: far enough closes it, less lets it spring back. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const drawn = ({ clientY }: PointerEvent) => Math.max(0, clientY - (start.current ?? clientY));
  function end(event: PointerEvent<HTMLElement>) {
    const isFar = event.type === "pointerup" && drawn(event) > far_px;
    start.current = null;
    move(event, 0);
    if (isFar) onClose();
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch") start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, drawn(event)),
    onPointerUp: end,
    onPointerCancel: end,
  };
}
