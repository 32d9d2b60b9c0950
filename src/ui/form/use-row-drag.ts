import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

/** The index under the pointer; on a line with one entry by height alone; otherwise its own. */
function indexAt(list: HTMLElement, { clientX: x, clientY: y }: { clientX: number; clientY: number }, current: number) {
  const boxes = [...list.children].map((entry, place) => ({ place, box: entry.getBoundingClientRect() }));
  const row = boxes.filter(({ box }) => y >= box.top && y < box.bottom);
  const hit = row.length === 1 ? row[0] : row.find(({ box }) => x >= box.left && x < box.right);
  return hit?.place ?? current;
}

/** Drag by a grip, by touch or mouse. Provide buttons as an alternative. */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  return {
    dragged,
    gripOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        // on the list, since the row moves in the DOM
        list.current?.setPointerCapture(event.pointerId);
        setDragged(index);
        follow(list.current, index, { move: (from, to) => latest.current(from, to), setDragged });
      },
    }),
  };
}

interface Follower {
  move: (from: number, to: number) => void;
  setDragged: (index: number | null) => void;
}

function follow(list: HTMLElement | null, start: number, { move, setDragged }: Follower) {
  if (!list) return;
  let at = start;
  const step = (event: globalThis.PointerEvent) => {
    const to = indexAt(list, event, at);
    if (to === at) return;
    move(at, to);
    at = to;
    setDragged(to);
  };
  const end = () => {
    setDragged(null);
    list.removeEventListener("pointermove", step);
    list.removeEventListener("lostpointercapture", end);
  };
  list.addEventListener("pointermove", step);
  list.addEventListener("lostpointercapture", end);
}
