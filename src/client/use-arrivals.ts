import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Reloads on navigation: an event stream on every page would cost phones too much. */
export function useArrivals(reload: () => Promise<void>): void {
  const { key } = useLocation();
  const loadedKey = useRef(key);
  useEffect(() => {
    if (loadedKey.current === key) return;
    loadedKey.current = key;
    void reload();
  }, [key, reload]);
}
