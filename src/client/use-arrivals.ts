import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Asks again at each arrival at another page: a stream on every page would cost phones more than it tells. */
export function useArrivals(reload: () => Promise<void>): void {
  const { key } = useLocation();
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    void reload();
  }, [key, reload]);
}
