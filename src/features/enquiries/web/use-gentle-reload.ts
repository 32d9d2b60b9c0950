import { useEffect, useRef } from "react";

const first_ms = 4_000;
const longest_ms = 60_000;
const times_max = 20;

/**
 * Looks again while something is still waiting: soon at first, then ever more rarely, and in the end no more [enquiries-21]. Not while
 * nobody looks at the page.
 * @param value what was fetched last; each new one is followed by another look
 */
export function useGentleReload(isWaiting: boolean, value: unknown, reload: () => Promise<void>): void {
  const times = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      times.current = 0;
      return;
    }
    if (times.current >= times_max) return;
    const pause_ms = Math.min(longest_ms, first_ms * 1.5 ** times.current);
    const timer = setTimeout(() => {
      times.current += 1;
      if (document.visibilityState === "visible") void reload();
    }, pause_ms);
    return () => clearTimeout(timer);
  }, [isWaiting, value, reload]);
}
