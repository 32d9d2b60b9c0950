import { useEffect, useRef, useState } from "react";

/** How long notices stay [visitors-19], except under pointer or focus. */
export const auto_dismiss_ms = 5000;

/** Calls `onOver` at the end; null for never. Returns props that pause it under pointer or focus. */
export function useAutoDismiss(stays_ms: number | null, onOver: () => void) {
  const [isPaused, setPaused] = useState(false);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isPaused || stays_ms === null) return;
    const timer = setTimeout(() => over.current(), stays_ms);
    return () => clearTimeout(timer);
  }, [isPaused, stays_ms]);
  return {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}
