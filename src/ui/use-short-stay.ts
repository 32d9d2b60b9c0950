import { useEffect, useRef, useState } from "react";

/** How long what only tells something stays [visitors-19], unless the pointer or the focus is on it. */
export const short_stay_ms = 5000;

/** Calls `onOver` when the time is over, null for never. Answers what holds it while somebody reads: props of the element. */
export function useShortStay(stays_ms: number | null, onOver: () => void) {
  const [held, setHeld] = useState(false);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (held || stays_ms === null) return;
    const timer = setTimeout(() => over.current(), stays_ms);
    return () => clearTimeout(timer);
  }, [held, stays_ms]);
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
