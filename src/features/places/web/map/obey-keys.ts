import type { MoveMap } from "./use-view.ts";
import { zoom_step } from "./view.ts";

/** How far a key with Shift moves the map. */
const pan_px = 80;

const pans: Record<string, [left: number, top: number]> = {
  ArrowLeft: [pan_px, 0],
  ArrowRight: [-pan_px, 0],
  ArrowUp: [0, pan_px],
  ArrowDown: [0, -pan_px],
};

/** Lets plus, minus and 0 zoom a map and the arrows with Shift move it, wherever on it the focus is. Answers how to stop. */
export function obeyKeys(frame: HTMLElement, { zoomBy, dragBy, showAll }: MoveMap): () => void {
  const obey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const pan = shiftKey ? pans[key] : undefined;
    if (key === "+" || key === "=") zoomBy(zoom_step);
    else if (key === "-") zoomBy(-zoom_step);
    else if (key === "0") showAll();
    else if (pan) dragBy({ left: pan[0], top: pan[1] });
    else return;
    event.preventDefault();
  };
  frame.addEventListener("keydown", obey);
  return () => frame.removeEventListener("keydown", obey);
}
