import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Reloads on navigation: an event stream on every page would cost phones too much. */
export function useArrivals(reload: () => Promise<void>): void {
  const { key } = useLocation();
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    void reload();
  }, [key, reload]);
}
